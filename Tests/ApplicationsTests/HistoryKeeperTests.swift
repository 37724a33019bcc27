import Applications
import CalcCore
import Glibc
import Loop
import LoopTesting
import Screens
import Storage
import Testing

/// The calculator's history and memory, in programs that share a file of records.
struct HistoryKeeperTests {
    private let folder = TemporaryFolder()
    private let time = ManualTime()

    private var data: DataFolder { DataFolder(path: folder.path) }

    /// A program that runs on the folder, in a mode.
    private func program(in mode: Mode = .basic, on folder: DataFolder? = nil) -> Store<Calculator, Command> {
        let application = calculatorApplication(in: mode, keptBy: Keeper(folder: folder ?? data))
        let store = application.store()
        let host = Host(time: time.source, frame: 1, isInteractive: false, whenReadable: { _ in .never })
        for loop in application.loops(host) { store.run(loop) }
        return store
    }

    private func follow(_ keys: String, in program: Store<Calculator, Command>) throws {
        for key in SnapshotKey.keys(of: Text(keys)) {
            for command in try commands(of: key, in: program.state.mode) { program.dispatch(command) }
        }
    }

    /// A program that has done this.
    private func program(after keys: String, in mode: Mode = .basic) throws -> Store<Calculator, Command> {
        let program = program(in: mode)
        try follow(keys, in: program)
        return program
    }

    /// The results on the page of the history, newest first.
    private func results(_ program: Store<Calculator, Command>) throws -> [String] {
        try follow("history", in: program)
        return screen(of: program.state).table?.rows.map { $0.cells[1].string } ?? []
    }

    @Test("PE-01: the history is there after the program is closed")
    func kept() throws {
        _ = try program(after: "1 + 1 = 2 + 2 =")
        _ = try program(after: "3 + 3 =")
        #expect(try results(program()) == ["6", "4", "2"])
    }

    @Test("HI-07: each is written when it is calculated")
    func writtenAtOnce() throws {
        let first = program()
        try follow("1 + 1 =", in: first)
        #expect(try results(program()) == ["2"])
        try follow("2 + 2 =", in: first)
        #expect(try results(program()) == ["4", "2"])
    }

    @Test("what comes back is the number, not its digits: HI-08")
    func exact() throws {
        _ = try program(after: "1 / 3 = 2 sqrt + 1 =")
        let next = try program(after: "history next-row accept * 3 =")
        #expect(screen(of: next.state).fact("result") == "1")
        let root = try program(after: "x=√5 = 60mph→km/h =", in: .scientific)
        #expect(root.state.history.count == 2)
        let scientific = try program(after: "history next-row accept ^ 2 =", in: .scientific)
        #expect(screen(of: scientific.state).fact("result") == "5")
    }

    @Test("PE-03: the memory is there, exactly; MC empties it for the next program too")
    func memory() throws {
        _ = try program(after: "2 sqrt MS")
        let next = try program(after: "MR sq")
        #expect(screen(of: next.state).fact("result") == "2")
        try follow("MC", in: next)
        #expect(program().state.memory == nil)
        try follow("undo", in: next)
        #expect(program().state.memory != nil)
    }

    @Test("what is taken out and brought back is so for the next program")
    func deletion() throws {
        let first = try program(after: "1 + 1 = 2 + 2 = 3 + 3 = history next-row delete-record")
        #expect(try results(program()) == ["6", "2"])
        try follow("undo", in: first)
        #expect(try results(program()) == ["6", "4", "2"])
        try follow("redo history-clear", in: first)
        #expect(try results(program()) == [])
        try follow("undo", in: first)
        #expect(try results(program()) == ["6", "2"])
        try follow("undo undo undo", in: first)
        let second = try program(after: "history delete-record history-clear")
        #expect(try results(second) == [])
        try follow("undo", in: second)
        #expect(try results(second) == ["2"])
        #expect(try results(program()) == ["2"])
    }

    @Test("an undone calculation is no more kept; another takes its place")
    func undone() throws {
        let first = try program(after: "1 + 1 = undo undo undo undo 5 + 5 =")
        #expect(try results(program()) == ["10"])
        try follow("undo", in: first)
        #expect(try results(program()) == [])
        try follow("redo", in: first)
        #expect(try results(program()) == ["10"])
    }

    @Test("two programs at once lose nothing")
    func twoPrograms() throws {
        let (one, other) = (program(), program())
        for _ in 0..<5 {
            try follow("1 + 1 =", in: one)
            try follow("2 + 2 =", in: other)
        }
        #expect(try results(program()) == Array(repeating: ["4", "2"], count: 5).flatMap { $0 })
    }

    @Test("a random walk is kept as it is seen", arguments: (1...6).map { UInt64($0) })
    func randomWalk(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let words = [
            "1 + 1 =", "2 + 3 =", "5 * 5 =", "undo", "undo", "redo", "history delete-record dismiss", "history-clear",
        ]
        for _ in 0..<3 {
            let program = program()
            for _ in 0..<25 {
                try follow(words.randomElement(using: &random) ?? "", in: program)
                let seen = try results(program)
                #expect(try results(self.program()) == seen, "seed \(seed)")
                try follow("dismiss", in: program)
            }
        }
    }

    @Test("a long history is read in pages, and the start reads none of it")
    func pages() throws {
        let records = Records(in: data)
        try records.changeCalculations(at: 1) { changes throws(StorageError) in
            for number in 0..<1200 {
                let text = Text(decimal: Int64(number))
                _ = try changes.append(
                    Record(
                        expression: text + " + 0", result: text, base: nil, angle: .degrees,
                        number: WrittenNumber(value: text, measure: "", expression: text + " + 0")))
            }
        }
        let program = program()
        #expect(program.state.history.isEmpty)
        #expect(try results(program).count == 500)
        program.dispatch(.entry(.select(499)))
        #expect(program.state.history.count == 1000)
        program.dispatch(.entry(.type("7 + 0")))
        #expect(program.state.history.count == 1200)
        #expect(screen(of: program.state).table?.rows.last?.cells == ["7 + 0", "7"])
    }

    @Test("switched off, nothing is kept or shown of earlier runs; what there is stays")
    func off() throws {
        _ = try program(after: "1 + 1 =")
        Keeper(folder: data).keep("off", as: "history-kept")
        let silent = try program(after: "2 + 2 =")
        #expect(try results(silent) == ["4"])
        #expect(try results(program()) == [])
        Keeper(folder: data).keep("on", as: "history-kept")
        try follow("undo redo dismiss 3 + 3 =", in: silent)
        #expect(try results(program()) == ["6", "2"])
    }

    @Test("what cannot be kept is told, the calculator works on, and it is kept later")
    func cannotBeKept() throws {
        close(open(folder.path + "/file", O_CREAT | O_WRONLY, 0o600))
        let below = DataFolder(path: folder.path + "/file/below")
        let program = program(on: below)
        try follow("1 + 1 =", in: program)
        let told = screen(of: program.state).fact("status")
        #expect(told == "The file of records cannot be opened. (\(below.path)/tally.db)")
        #expect(screen(of: program.state).fact("result") == "2")
        unlink(folder.path + "/file")
        try follow("2 + 2 =", in: program)
        #expect(screen(of: program.state).fact("status") == "")
        #expect(try results(self.program(on: below)) == ["4", "2"])
    }

    @Test("a damaged file is set aside, and that is told")
    func damaged() throws {
        let file = try #require(fopen(folder.path + "/tally.db", "w"))
        fputs(String(repeating: "no database ", count: 500), file)
        fclose(file)
        let program = program()
        #expect(screen(of: program.state).fact("status")?.contains("tally.db.damaged-1") == true)
        try follow("1 + 1 =", in: program)
        #expect(try results(self.program()) == ["2"])
    }

    @Test("nothing is written before there is something to keep")
    func nothingWritten() throws {
        _ = try program(after: "5 + history dismiss history-clear MC AC undo")
        #expect(folder.names == [])
    }

    @Test func withoutAFolderNothingIsKeptOrSaid() throws {
        let application = calculatorApplication(in: .basic, keptBy: Keeper(folder: nil))
        let store = application.store()
        for loop in application.loops(Host(time: time.source, frame: 1, whenReadable: { _ in .never })) {
            store.run(loop)
        }
        try follow("1 + 1 = MS", in: store)
        #expect(screen(of: store.state).fact("status") == "")
    }
}

extension Screen {
    /// What a script reads by this name.
    fileprivate func fact(_ name: Text) -> String? {
        if let line = display.first(where: { $0.trailing.id == name }) { return line.trailing.text.string }
        guard case .text(let text)? = facts.first(where: { $0.name == name })?.value else { return nil }
        return text.string
    }
}
