import GtkKit
import Loop
import Screens

/// All of several watches, each on a card with its own buttons.
@MainActor
final class WatchCards {
    let root: Scroller
    private let column = Box(.column, class: "cards")
    private let more: Keypad
    private let press: Emitter<UserInput>
    private let opened: @MainActor () -> Void
    private var cards: [WatchCard] = []

    /// `opened` is called once a card was chosen, whose watch is to be shown alone then.
    init(press: Emitter<UserInput>, opened: @escaping @MainActor () -> Void) {
        self.press = press
        self.opened = opened
        more = Keypad(class: "keys", spacing: 0, at: .up, press: press)
        more.root.setClass("watch-keys")
        root = Scroller(.upAndDown, Box(.column, class: "all-watches", [column, more.root]))
        root.expand(horizontally: true, vertically: true)
    }

    /// Whether nothing has been shown yet.
    var isNew: Bool { cards.isEmpty }

    /// Shows the cards of a screen.
    func show(_ screen: Screen) {
        while cards.count > screen.cards.count { column.remove(cards.removeLast().root) }
        while cards.count < screen.cards.count {
            let card = WatchCard(press: press, opened: opened)
            column.append(card.root)
            cards.append(card)
        }
        more.show(Grid(columns: 1, controls: [screen.control(id: "new-watch")].compactMap { $0 }))
        for (card, shown) in zip(cards, screen.cards) {
            card.show(shown, spoken: screen.control(id: shown.id)?.spoken ?? shown.title)
        }
    }
}
