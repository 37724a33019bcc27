import GtkKit
import Loop
import Screens

/// The stopwatch in a strip that is out of the way: digits and two buttons by their signs, or what the user is asked to type,
/// and the ways out. It can be moved by its ground.
@MainActor
final class CompactStopwatch {
    let root: WindowHandle
    private let digits: Digits
    private let keys: Keypad
    private let entry: EntryRow

    init(press: Emitter<UserInput>, host: ContentHost) {
        digits = Digits(.timer, class: "digits", size: .filling, alignment: 0, dimsFraction: true)
        digits.canvas.expand(horizontally: true)
        keys = Keypad(class: "keys", spacing: 8, at: .down, signsOnly: true, press: press)
        keys.root.setClass("watch-keys")
        keys.root.align(vertically: .center)
        keys.root.expand()  // No wider than its buttons.
        entry = EntryRow(press: press)
        entry.root.expand(horizontally: true)
        entry.root.align(vertically: .center)
        let leaving = Button(class: "small", Drawing(Sign.corners, class: "sign"))
        leaving.spokenName = local(tr("Leave compact window"))
        leaving.onPress(at: .up) { _ in host.leaveCompact() }
        let closing = Button(class: "small", Drawing(Sign.cross, class: "sign"))
        closing.spokenName = local(tr("Close"))
        closing.onPress(at: .up) { _ in host.close() }
        let ways = Box(.column, spacing: 2, class: "ways", [closing, leaving])
        ways.align(vertically: .center)
        root = WindowHandle(Box(.row, class: "strip", [digits.canvas, keys.root, entry.root, ways]))
    }

    /// Shows a screen's time and its buttons, or what it asks for.
    func show(_ screen: Screen) {
        entry.show(screen.entry)
        for part in [digits.canvas, keys.root] { part.isVisible = screen.entry == nil }
        if let elapsed = screen.display.first?.trailing {
            digits.canvas.spokenName = elapsed.name.string
            digits.show(elapsed.text)
        }
        if let grid = screen.grids.first { keys.show(grid) }
    }
}
