import GtkKit
import HostKit
import Loop
import Screens

/// The card of one watch: its name with a sign while it runs, its time, and its own buttons. A press on the rest of it opens
/// the watch.
@MainActor
final class WatchCard {
    let root: Box
    private let face: Button
    private let sign = Drawing(Sign.triangle, class: "running")
    private let title = Label(class: "title")
    private let digits = Digits(class: "time", alignment: 0, dimsFraction: true)
    private let keys: Keypad
    private let shown = Shown()

    /// The card that is shown; the handler of presses holds it too.
    private final class Shown {
        var card: Card?
    }

    init(press: Emitter<UserInput>, opened: @escaping @MainActor () -> Void) {
        keys = Keypad(class: "keys", spacing: 8, at: .down, signsOnly: true, press: press)
        keys.root.setClass("watch-keys")
        keys.root.align(vertically: .center)
        keys.root.expand()  // No wider than its buttons.
        title.alignment = 0
        let name = Box(.row, spacing: 6, [sign, title])
        face = Button(class: "face", Box(.column, spacing: 2, [name, digits.canvas]))
        face.expand(horizontally: true)
        root = Box(.row, spacing: 8, class: "card", [face, keys.root])
        face.onPress(at: .up) { [shown] time in
            guard let card = shown.card else { return }
            press.emit(.press(card.id, at: time))
            opened()
        }
    }

    /// Shows a card, which is spoken so.
    func show(_ card: Card, spoken: Text) {
        shown.card = card
        face.spokenName = spoken.string
        sign.isVisible = card.isActive
        title.text = card.status.isEmpty ? card.title.string : card.title.string + " · " + card.status.string
        digits.show(card.time.text)
        keys.show(Grid(columns: card.controls.count, controls: card.controls))
        root.setClass("selected", card.isSelected)
    }
}
