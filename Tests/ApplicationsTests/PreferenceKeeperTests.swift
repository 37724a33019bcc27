import Applications
import CalcCore
import Glibc
import Loop
import LoopTesting
import Screens
import Storage
import StopwatchCore
import Testing

/// What calculators that share a file of records remember of their user's choices.
struct PreferenceKeeperTests {
    private let folder = TemporaryFolder()
    private let time = ManualTime()
    private let stirring = Emitter<Void>()

    private func program() -> Store<Calculator, Command> {
        let application = calculatorApplication(keptBy: Keeper(folder: DataFolder(path: folder.path)))
        let store = application.store()
        let host = Host(time: time.source, frame: 1, whenReadable: { [stirring] _ in stirring.signal })
        for loop in application.loops(host) { store.run(loop) }
        return store
    }

    private func press(_ ids: Text..., in store: Store<Calculator, Command>) {
        for id in ids { if let command = Command(.press(id, at: 0)) { store.dispatch(command) } }
    }

    @Test func theyAreRemembered() {
        press("digits-shown-30", "group-digits", "keep-history", "angle-grad", in: program())
        let next = program().state
        #expect(next.preferences == Preferences(digits: 30, groupsDigits: false, keepsHistory: false))
        #expect(next.angle == .gradians)
    }

    @Test func theyAreWhatTheyAreAtFirstAgain() {
        let store = program()
        press("digits-shown-30", "group-digits", "angle-rad", in: store)
        press("digits-shown-12", "group-digits", "angle-deg", in: store)
        #expect(program().state.preferences == Preferences())
        #expect(program().state.angle == .degrees)
    }

    @Test func theOtherWindowTakesThemOverAtOnce() {
        let (one, other) = (program(), program())
        press("digits-shown-7", "angle-rad", in: one)
        stirring.emit(())
        #expect(other.state.preferences.digits == 7)
        #expect(other.state.angle == .radians)
        press("group-digits", in: other)
        stirring.emit(())
        #expect(one.state.preferences == Preferences(digits: 7, groupsDigits: false))
    }

    @Test("what was kept by hand and cannot be is as if it had not been", arguments: ["0", "many", "-4", "100000"])
    func strangeDigits(_ value: String) {
        let keeper = Keeper(folder: DataFolder(path: folder.path))
        keeper.keep(Text(value), as: "digits")
        #expect(Preferences.digitRange.contains(program().state.preferences.digits))
    }

    @Test func nothingIsWrittenBeforeThereIsAChoice() {
        press("digit-7", "add", "equals", in: program())
        #expect(access(folder.path + "/tally.db", F_OK) != 0)
    }
}
