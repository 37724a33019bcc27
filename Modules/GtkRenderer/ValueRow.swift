import GtkKit
import HostKit
import Loop
import Screens

/// One of several values: its caption, the value, and a button behind both.
@MainActor
final class ValueRow: DisplayRow {
    let root: Widget
    private let button: Button
    private let caption = Label(class: "caption")
    private let value = FittedText(class: "value", steps: .value)
    private let shown = Shown()

    /// The control that the line presses; the handlers of presses hold it too.
    private final class Shown {
        var control: Text = ""
    }

    init(press: Emitter<UserInput>) {
        let shown = shown
        button = Button(class: "value-row", Box(.row))
        button.onPress(at: .up) { time in press.emit(.press(shown.control, at: time)) }
        caption.alignment = 0
        let content = Box(.row, class: "value-row", [caption, value.root])
        root = Overlay(content, over: button)
        let gesture = ClickGesture()
        gesture.onPress { time in press.emit(.press(shown.control, at: time)) }
        gesture.attach(to: content)
    }

    func show(_ line: Line) {
        guard let control = line.control else { return }
        shown.control = control
        caption.show(line.leading)
        button.spokenName = (line.leading?.name ?? line.trailing.name).string
        button.isPressed = line.isChosen
        for part in [button, root] { part.setClass("chosen", line.isChosen) }
        value.spokenName = line.trailing.name.string
        value.show(windowNumbers.styled(line.trailing), steps: .value)
    }
}

extension Line {
    /// Whether it is the one of several that was chosen.
    fileprivate var isChosen: Bool { trailing.tone == .answer }
}
