import GtkKit
import Loop
import Screens

/// The last line of the display, and beside it what leads to more of the result.
@MainActor
final class StatusRow: DisplayRow {
    let root: Widget
    private let detail = Label(class: "detail")
    private let links = Box(.row, class: "links")
    private let press: Emitter<UserInput>
    private var buttons: [(id: Text, key: KeyButton)] = []

    init(press: Emitter<UserInput>) {
        self.press = press
        links.expand()  // Its buttons do, but it leaves the room to the text.
        detail.alignment = 1
        detail.wraps = true
        detail.expand(horizontally: true)
        root = Box(.row, class: "status", [detail, links])
    }

    func show(_ line: Line) {
        detail.show(line.trailing)
    }

    /// Whether the line says something in words and not in figures.
    func showWords(_ areWords: Bool) {
        detail.setClass("words", areWords)
    }

    /// Shows what leads to more; what does not now is not there.
    func show(links controls: [Control]) {
        links.isVisible = !controls.isEmpty
        if controls.map({ $0.id }) != buttons.map({ $0.id }) { build(controls) }
        for (button, control) in zip(buttons, controls) { button.key.show(control) }
    }

    private func build(_ controls: [Control]) {
        for button in buttons { links.remove(button.key.button) }
        buttons = controls.map { ($0.id, KeyButton($0, at: .up, signOnly: false, press: press)) }
        for button in buttons { links.append(button.key.button) }
    }
}
