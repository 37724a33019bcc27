import Applications
import Glibc
import Loop
import LoopTesting
import Screens
import Storage
import StopwatchCore
import Testing

/// The watches of programs that share a file of records.
struct KeeperTests {
    private let folder = TemporaryFolder()
    private var path: String { folder.path }
    private let time = ManualTime()

    /// A running program, and what tells it that the folder has stirred.
    private struct Program {
        let store: Store<Stopwatches, StopwatchesAction>
        let stirring: Emitter<Void>

        func press(_ id: Text, at reading: Int64 = 0) {
            if let action = StopwatchesAction(.press(id, at: reading)) { store.dispatch(action) }
        }
    }

    private func program(folder: DataFolder? = nil) -> Program {
        let application = stopwatchApplication(keptBy: Keeper(folder: folder ?? DataFolder(path: path)))
        let (store, stirring) = (application.store(), Emitter<Void>())
        let host = Host(time: time.source, frame: 1, whenReadable: { _ in stirring.signal })
        for loop in application.loops(host) { store.run(loop) }
        return Program(store: store, stirring: stirring)
    }

    @Test func nextProgramFindsTheWatchAsItWas() {
        let first = program()
        for (reading, id) in ["start", "lap", "lap", "stop", "undo"].enumerated() {
            first.press(Text(id), at: Int64(reading))
        }
        #expect(first.store.state.unsaved.isEmpty)
        let next = program().store.state.selected
        #expect(next.isRunning)
        #expect(next.marks == [1, 2])
        #expect(next.canRedo)
    }

    @Test func theOtherProgramHearsOfEveryPress() {
        let (one, other) = (program(), program())
        one.press("start")
        one.press("lap", at: 5)
        other.stirring.emit(())
        #expect(other.store.state.selected.marks == [5])
        other.press("new-watch")
        other.press("start")
        one.stirring.emit(())
        #expect(one.store.state.watches.map { $0.name } == ["", "Watch 2"])
        #expect(one.store.state.selection == 0, "each program shows what it showed")
        #expect(other.store.state.selection == 1)
    }

    @Test func precisionIsKept() {
        let (one, other) = (program(), program())
        one.press("start")
        one.press("precision")
        other.stirring.emit(())
        #expect(other.store.state.settings.precision == .thousandths)
        #expect(program().store.state.selected.precision == .thousandths)
    }

    @Test func whatCannotBeKeptIsToldAndTheWatchGoesOn() throws {
        close(open(path + "/file", O_CREAT | O_WRONLY, 0o600))
        let program = program(folder: DataFolder(path: path + "/file/below"))
        program.press("start")
        program.press("lap", at: 7)
        #expect(program.store.state.selected.marks == [7])
        #expect(program.store.state.unsaved.count == 2)
        #expect(
            screen(of: program.store.state).hint
                == Text("The file of records cannot be opened. (\(path)/file/below/tally.db)"))
        #expect(program.store.state.alert == screen(of: program.store.state).hint, "it is heard too")
        unlink(path + "/file")
        program.press("lap", at: 9)
        #expect(program.store.state.unsaved.isEmpty, "tried again with the next press")
        #expect(screen(of: program.store.state).hint.isEmpty)
        #expect(try Keeper(folder: DataFolder(path: path + "/file/below")).keptWatches().selected.marks == [7, 9])
    }

    @Test func anEarlierSessionIsOpenedAndDeletedAndBroughtBack() {
        let program = program()
        for (reading, id) in ["start", "lap", "reset", "start", "stop", "reset"].enumerated() {
            program.press(Text(id), at: Int64(reading))
        }
        program.press("sessions")
        #expect(screen(of: program.store.state).table?.rows.count == 2)
        program.press("delete-session")
        #expect(screen(of: program.store.state).table?.rows.count == 1)
        program.press("undo")
        #expect(screen(of: program.store.state).table?.rows.count == 2)
        program.press("next-row")
        program.press("accept", at: 9)
        #expect(program.store.state.selected.marks == [1] && program.store.state.selected.elapsed == 2)
        #expect(self.program().store.state.selected.marks == [1])
        program.press("sessions")
        #expect(screen(of: program.store.state).table?.rows.count == 1, "the one that was on the watch")
    }

    @Test func namesTargetsAndSettingsAreSeenByTheOtherProgram() {
        let (one, other) = (program(), program())
        one.press("new-watch")
        one.press("rename")
        one.store.dispatch(.type("Anna"))
        one.press("accept")
        one.store.dispatch(.target("Anna", 5))
        one.press("sleep")
        other.stirring.emit(())
        #expect(other.store.state["Anna"]?.target == 5)
        #expect(other.store.state.settings.pausesAsleep)
        one.press("remove-watch")
        other.stirring.emit(())
        #expect(other.store.state["Anna"] == nil)
        one.press("undo")
        other.stirring.emit(())
        #expect(other.store.state["Anna"]?.target == 5)
    }

    @Test func withoutAFolderNothingIsKeptOrSaid() {
        let keeper = Keeper(folder: nil)
        let event = StopwatchEvent(watch: "", beginsSession: false, action: .start(at: 1))
        #expect(throws: Never.self) { try keeper.save([event]) }
        #expect(stopwatchApplication(keptBy: keeper).begin() == Stopwatches())
        #expect(throws: StorageError.nowhere) { try keeper.keptWatches() }
    }

    @Test func nothingIsWrittenBeforeThereIsSomethingToKeep() {
        let program = program()
        for id in ["stop", "lap", "watch-1", "undo"] { program.press(Text(id)) }
        #expect(access(path + "/tally.db", F_OK) != 0)
    }
}
