import GtkKit
import Loop
import Screens

/// The window in which the user chooses what holds for all windows and runs: cards of rows, each card with its title.
@MainActor
final class SettingsWindow {
    let window: Window
    private let column = Box(.column, class: "settings")
    private let press: Emitter<UserInput>
    private var cards: [Card] = []

    /// Settings that belong together.
    @MainActor
    private struct Card {
        let title = Label(class: "heading")
        let box = Box(.column, class: "setting-card")
        var rows: [SettingRow] = []
    }

    init(of application: Application, over parent: Window, press: Emitter<UserInput>) {
        self.press = press
        let title = local(tr("Settings"))
        window = Window(of: application, title: title, width: 360, height: 0)
        window.stand(over: parent)
        window.setClass("tally")
        let header = HeaderBar()
        let label = Label(class: "title")
        label.text = title
        header.fill(start: [label], end: [])
        window.setContent(header: header, column)
        window.add(Action("close") { [weak window] in window?.close() })
        KeyController { [weak window] stroke in
            guard stroke.name == "Escape", !stroke.isChord else { return false }
            window?.close()
            return true
        }.attach(to: window)
    }

    /// Shows settings; what has not changed is left alone.
    func show(_ groups: [SettingGroup]) {
        if !fits(groups) { build(groups) }
        for (card, group) in zip(cards, groups) {
            card.title.text = group.title.string
            for (row, setting) in zip(card.rows, group.settings) { row.show(setting) }
        }
    }

    private func fits(_ groups: [SettingGroup]) -> Bool {
        cards.count == groups.count
            && zip(cards, groups).allSatisfy { card, group in
                card.rows.count == group.settings.count
                    && zip(card.rows, group.settings).allSatisfy { $0.fits($1) }
            }
    }

    private func build(_ groups: [SettingGroup]) {
        for card in cards {
            column.remove(card.title)
            column.remove(card.box)
        }
        cards = groups.map { group in
            var card = Card()
            card.title.alignment = 0
            card.rows = group.settings.map { SettingRow($0, press: press) }
            for row in card.rows { card.box.append(row.root) }
            return card
        }
        for card in cards {
            column.append(card.title)
            column.append(card.box)
        }
    }
}
