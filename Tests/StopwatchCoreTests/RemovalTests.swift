import Screens
import StopwatchCore
import Testing

/// Watches that are no longer wanted among the others.
struct RemovalTests {
    @Test func aRemovedWatchIsBroughtBackByUndo() throws {
        let three = "new-watch start +1s new-watch watch-2 "
        let removed = try watches(three + "remove-watch")
        #expect(removed.watches.map { $0.name } == ["", "Watch 3"])
        #expect(removed.unsaved.last == .remove(watch: "Watch 2"))
        #expect(screen(of: removed).hint == "Watch 2 removed, undo brings it back")
        let back = try watches(three + "remove-watch +2s undo")
        #expect(back.watches.map { $0.name } == ["", "Watch 2", "Watch 3"] && back.selection == 1)
        #expect(back.selected.face == "0:03.00", "it ran on")
        #expect(back.unsaved.last == .bringBack(watch: "Watch 2"))
    }

    @Test func undoIsForThePressesAgainAfterThem() throws {
        let pressed = try watches("new-watch remove-watch start undo")
        #expect(pressed.watches.count == 1 && !pressed.selected.isRunning)
    }

    @Test func theUndoControlCanBePressedThen() throws {
        #expect(screen(of: try watches("new-watch remove-watch")).control(id: "undo")?.isEnabled == true)
        #expect(screen(of: try watches("new-watch")).control(id: "undo")?.isEnabled == false)
    }

    @Test func thePlainWatchStays() throws {
        let plain = try watches("remove-watch")
        #expect(plain.watches.count == 1 && plain.unsaved.isEmpty)
        #expect(screen(of: try watches("")).control(id: "remove-watch")?.isEnabled == false)
    }
}
