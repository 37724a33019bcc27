import LoopTesting
import Screens
import Storage
import StopwatchCore
import Testing

/// Earlier sessions in the file of records.
struct SessionRecordTests {
    let folder = TemporaryFolder()

    /// Presses on a watch, a second apart from this one on; a start begins a session after a reset.
    private func press(_ presses: [Press], from second: Int64, watch: Text = "") throws {
        for (index, press) in presses.enumerated() {
            try folder.records.press(
                press, at: second + Int64(index), watch: watch, beginsSession: press == .start && second > 0)
        }
    }

    private func keep(_ event: StopwatchEvent, at second: Int64 = 100) throws {
        try folder.records.append([(event, moment(second))])
    }

    private func earlier() throws -> [Int64] {
        try folder.records.earlierSessions()?.map { $0.id } ?? []
    }

    private func open(_ session: Int64, at second: Int64) throws {
        try keep(.open(session: session, .tick(at: 0)), at: second)
    }

    private func watch(_ name: Text = "", at second: Int64) throws -> Stopwatch {
        let kept = try #require(try folder.records.watches()?.first { $0.session.watch == name })
        return kept.session.stopwatch(at: moment(second), precision: .hundredths)
    }

    @Test func nothingIsEarlierBeforeThereIsAFile() throws {
        #expect(try folder.records.earlierSessions() == nil)
        #expect(try folder.records.hasSession(1) == false)
        #expect(folder.names == [])
    }

    @Test func aSessionIsEarlierOnceItIsReset() throws {
        try press([.start, .lap], from: 0)
        #expect(try earlier() == [], "it stands on the watch")
        try press([.reset], from: 5)
        #expect(try earlier() == [1])
        try press([.start, .stop], from: 10)
        #expect(try earlier() == [1])
        try press([.reset], from: 20)
        #expect(try earlier() == [2, 1], "the latest first")
    }

    @Test func anOpenedSessionGoesOnAndTheOtherOneIsKept() throws {
        try press([.start, .lap, .stop, .reset], from: 0)
        try press([.start, .lap], from: 10)
        try open(1, at: 30)
        let opened = try watch(at: 40)
        #expect(!opened.isRunning && opened.elapsed == 2_000_000_000 && opened.marks == [1_000_000_000])
        #expect(try earlier() == [2], "what was timed meanwhile was reset")
        try open(2, at: 50)
        #expect(try watch(at: 60).elapsed == 20_000_000_000, "up to the reset at 30")
        #expect(try earlier() == [1])
    }

    @Test func theResetItselfIsTakenBackByOpening() throws {
        try press([.start, .lap, .reset], from: 0)
        try open(1, at: 50)
        #expect(try watch(at: 60).elapsed == 2_000_000_000)
        #expect(try earlier() == [])
    }

    @Test func deletedOnesCanBeRestored() throws {
        try press([.start, .stop, .reset], from: 0)
        try press([.start, .stop, .reset], from: 10)
        try keep(.delete(session: 1, true))
        #expect(try earlier() == [2] && folder.records.hasSession(1))
        try keep(.delete(session: 1, false))
        #expect(try earlier() == [2, 1])
        try keep(.delete(session: 2, true))
        #expect(try watch(at: 90).isFresh, "it was reset before")
    }

    @Test func namesComeBack() throws {
        try press([.start, .stop, .reset], from: 0)
        try keep(.name(session: 1, "Marathon"))
        #expect(try folder.records.earlierSessions()?.first?.name == "Marathon")
    }

    @Test func theSessionOfARemovedWatchBringsItBack() throws {
        try press([.start, .stop], from: 0, watch: "Anna")
        try keep(.remove(watch: "Anna"))
        #expect(try earlier() == [1])
        try press([.start], from: 10, watch: "Anna")
        try open(1, at: 30)
        #expect(try folder.records.watches()?.map { $0.session.watch } == ["Anna (1)", "Anna"])
        #expect(try watch("Anna (1)", at: 40).elapsed == 1_000_000_000)
    }
}
