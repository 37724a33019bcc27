import Loop
import LoopTesting
import Screens
import StopwatchCore
import Testing

/// Several watches as cards, each with its own buttons.
struct CardTests {
    private func cards(_ script: String) throws -> [Card] {
        screen(of: try watches(script)).cards
    }

    @Test("one watch needs no card")
    func none() throws {
        #expect(try cards("start +1s lap").isEmpty)
    }

    @Test("a card says what its watch does, and has the buttons that matter now")
    func words() throws {
        let cards = try cards("start +2s lap +1s lap new-watch +1s")
        #expect(cards.map { $0.id } == ["watch-1", "watch-2"])
        #expect(cards.map { $0.time.text } == ["0:04.00", "0:00.00"])
        #expect(cards.map { $0.status } == ["2 laps", ""])
        #expect(cards.map { $0.isActive } == [true, false])
        #expect(cards.map { $0.isSelected } == [false, true])
        #expect(cards.map { $0.controls.map { $0.id } } == [["lap-1", "start-stop-1"], ["start-stop-2"]])
        #expect(cards[0].controls[1].spoken == "Stopwatch: Stop")
        #expect(cards[1].controls[0].emphasis == .start)
    }

    @Test("a card's button presses its own watch, whichever is selected")
    func presses() throws {
        let pressed = try watches("new-watch watch-1 start-stop-2 +1s lap-2 +1s start-stop-2 +1s")
        #expect(pressed.selection == 0)
        #expect(pressed.watches.map { $0.watch.face } == ["0:00.00", "0:02.00"])
        #expect(pressed.watches[1].watch.marks.count == 1)
        #expect(pressed.unsaved.map { $0.pressed?.watch } == ["Watch 2", "Watch 2", "Watch 2"])
    }

    @Test("a watch that is not there is not pressed", arguments: ["start-stop-2", "lap-9", "reset-3"])
    func notThere(key: String) throws {
        #expect(try watches("start +1s " + key).unsaved.count == 1)
    }

    @Test("what is no press of a numbered watch is not understood", arguments: ["lap-0", "lap-10", "-1", "hop-1"])
    func notUnderstood(key: String) {
        #expect(throws: SnapshotError.self) { try watches(key) }
    }

    @Test("there are no more cards than keys for them")
    func many() throws {
        #expect(try cards(String(repeating: "new-watch ", count: 12)).count == 9)
    }

    @Test(
        "pictures come no more often than what is shown can change",
        arguments: [("", 30), ("precision precision ", 10)])
    func ticks(keys: String, perSecond: Int) throws {
        let time = ManualTime()
        let store = Store(state: try watches(keys), update: reduce)
        var pictures = 0
        let showing = store.observe { _ in pictures += 1 }
        store.run(ticking(time.source, every: 33_333_333))
        store.dispatch(.selected(.start(at: time.now)))
        pictures = 0
        time.advance(by: 1_000_000_000)
        #expect(pictures == perSecond)
        showing.cancel()
    }
}
