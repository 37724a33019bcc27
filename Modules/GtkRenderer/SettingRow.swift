import GtkKit
import Loop
import Screens

/// A setting: its name on the left, what chooses it on the right.
@MainActor
final class SettingRow {
    let root: Box
    private let name = Label(class: "name")
    private let hint = Label(class: "hint")
    private let chooser: Chooser

    /// What chooses it.
    @MainActor
    private enum Chooser {
        case toggle(SwitchChooser)
        case choice(ChoiceBar)
        case number(NumberChooser)

        init(_ kind: Setting.Kind, press: Emitter<UserInput>) {
            switch kind {
            case .toggle(let control): self = .toggle(SwitchChooser(control, press: press))
            case .choice: self = .choice(ChoiceBar(press: press))
            case .number(let id, let value, let range):
                self = .number(NumberChooser(id: id, value: value, in: range, press: press))
            }
        }

        var widget: Widget {
            switch self {
            case .toggle(let chooser): chooser.root
            case .choice(let chooser): chooser.root
            case .number(let chooser): chooser.root
            }
        }
    }

    init(_ setting: Setting, press: Emitter<UserInput>) {
        chooser = Chooser(setting.kind, press: press)
        for label in [name, hint] {
            label.alignment = 0
            label.wraps = true
        }
        chooser.widget.align(horizontally: .end, vertically: .center)
        let words = Box(.column, [name, hint])
        words.align(vertically: .center)
        words.expand(horizontally: true)
        root = Box(.row, class: "setting", [words, chooser.widget])
        show(setting)
    }

    /// Whether it can show a setting, or that needs one of another build.
    func fits(_ setting: Setting) -> Bool {
        switch (chooser, setting.kind) {
        case (.toggle, .toggle), (.choice, .choice), (.number, .number): true
        default: false
        }
    }

    /// Shows a setting that fits.
    func show(_ setting: Setting) {
        name.text = setting.name.string
        hint.text = setting.hint.string
        hint.isVisible = !setting.hint.isEmpty
        chooser.widget.spokenName = setting.name.string
        switch (chooser, setting.kind) {
        case (.toggle(let chooser), .toggle(let control)): chooser.show(control)
        case (.choice(let chooser), .choice(let controls)):
            chooser.show(Grid(columns: controls.count, controls: controls))
        case (.number(let chooser), .number(_, let value, _)): chooser.show(value)
        default: break
        }
    }
}

/// A switch that presses a control.
@MainActor
private final class SwitchChooser {
    let root = Switch()
    private let shown: Shown

    private final class Shown {
        var control: Control
        init(_ control: Control) { self.control = control }
    }

    init(_ control: Control, press: Emitter<UserInput>) {
        let shown = Shown(control)
        self.shown = shown
        root.onChange { isOn in
            // What is shown already is no news.
            if isOn != (shown.control.isOn == true) { press.emit(.press(shown.control.id, at: EventTime.now)) }
        }
    }

    func show(_ control: Control) {
        shown.control = control
        root.isOn = control.isOn == true
    }
}

/// A field for a number, each of which presses a control of its own.
@MainActor
private final class NumberChooser {
    let root: NumberField
    private let shown: Shown

    private final class Shown {
        var value: Int
        init(_ value: Int) { self.value = value }
    }

    init(id: Text, value: Int, in range: ClosedRange<Int>, press: Emitter<UserInput>) {
        let shown = Shown(value)
        self.shown = shown
        root = NumberField(class: "number", range)
        root.onChange { number in
            if number == shown.value { return }
            press.emit(.press(id + "-" + Text(decimal: Int64(number)), at: EventTime.now))
        }
    }

    func show(_ value: Int) {
        shown.value = value
        root.number = value
    }
}
