import GtkKit
import Loop
import Screens

/// The button of a control.
@MainActor
final class KeyButton {
    let button: Button
    private let shown: Shown
    private let label: Label
    private let sign: Drawing?

    /// The control on the button; the handler of presses holds it too.
    private final class Shown {
        var control: Control
        init(_ control: Control) { self.control = control }
    }

    /// `signOnly` leaves away the label where there is a sign; a label that `wraps` may be as long as its user likes.
    init(
        _ control: Control, at moment: Button.Moment, signOnly: Bool, wraps: Bool = false, press: Emitter<UserInput>
    ) {
        let shown = Shown(control)
        self.shown = shown
        label = Label(class: "label")
        label.wraps = wraps
        sign = Sign.of(control).map { Drawing($0, class: "sign") }
        let isBare = Sign.replacesLabel(of: control) || signOnly && sign != nil
        let parts = [sign, isBare ? nil : label].compactMap { $0 as Widget? }
        let content = parts.count == 1 ? parts[0] : Box(.row, parts)
        content.align(horizontally: .center, vertically: .center)
        button = Button(Overlay(content))
        button.expand(horizontally: true)
        button.onPress(at: moment) { time in press.emit(.press(shown.control.id, at: time)) }
        draw(control)
    }

    /// Whether the control can be shown on this button, or needs one of another build.
    func fits(_ control: Control) -> Bool {
        (Sign.of(control) == nil) == (sign == nil)
            && Sign.replacesLabel(of: control) == Sign.replacesLabel(of: shown.control)
    }

    /// Shows a control that fits.
    func show(_ control: Control) {
        if control == shown.control { return }
        button.setClass(shown.control.emphasis.name.string, false)
        shown.control = control
        draw(control)
    }

    private func draw(_ control: Control) {
        button.setClass(control.emphasis.name.string)
        button.spokenName = control.spoken.string
        button.isEnabled = control.isEnabled
        button.isPressed = control.isOn
        button.setClass("on", control.isOn == true)
        label.text = control.label.string
        button.setClass("long", control.label.columns > 3)
        label.setSpans(control.emphasis == .function ? Self.variables(in: control.label) : [])
        if let sign, let shape = Sign.of(control) { sign.shape = shape }
    }

    /// The letter x where it stands by itself, slanted.
    private static func variables(in label: Text) -> [TextSpan] {
        let bytes = label.utf8
        let isLetter = { (index: Int) in index < bytes.count && (0x61...0x7A).contains(bytes[index]) }
        return bytes.indices.filter { bytes[$0] == UInt8(ascii: "x") && !isLetter($0 + 1) }
            .map { TextSpan($0..<$0 + 1, .italic) }
    }
}
