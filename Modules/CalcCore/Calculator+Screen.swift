import ExactReal
import Screens

/// What the calculator shows. O(size of the screen), beside the digits of the number shown.
public func screen(of calculator: Calculator) -> Screen {
    var screen = calculator.screenOfMode
    screen.spoken = calculator.spoken
    screen.forms = calculator.forms
    screen.settings = calculator.settings
    screen.groupsDigits = calculator.preferences.groupsDigits
    if let page = calculator.view.asked?.history { calculator.show(page, on: &screen) }
    return screen
}

extension Calculator {
    fileprivate var screenOfMode: Screen {
        switch mode {
        case .basic: basicScreen
        case .scientific: scientificScreen
        case .programmer: programmerScreen
        case .converter: converterScreen
        }
    }

    /// What scripts read beside the display, in every mode.
    func facts(isExact: Bool, status: Text) -> [Fact] {
        [
            Fact("mode", mode.name),
            Fact("exact", isExact),
            Fact("status", status),
            Fact("memory", sheet.memory?.reading.whole ?? ""),
            Fact("angle", sheet.angle.name),
        ]
    }

    /// What stands in the gutter while something is stored.
    var memoryMark: Readout {
        Readout(id: "memory-mark", name: tr("Memory"), text: memory == nil ? "" : "M", tone: .accent)
    }

    /// The controls of keys as they are now: those that could do nothing are disabled.
    func controls(_ keys: some Sequence<Key>) -> [Control] {
        keys.map { key in
            var control = key.control
            control.isEnabled = isEnabled(key.command)
            control.isOn = isOn(key.command)
            return control
        }
    }

    /// Whether a command can do something now.
    func isEnabled(_ command: Command) -> Bool {
        switch command {
        case .memory(.clear), .memory(.recall): memory != nil
        case .undo: timeline.canUndo
        case .redo: timeline.canRedo
        case .addDigit(let digit): mode != .programmer || digit.rawValue < sheet.base.rawValue
        case .write(let text) where mode == .programmer: sheet.base == .hexadecimal || !ProgrammerKeypad.isLetter(text)
        case .history(.forgetAll): hasHistory
        case .entry(let command): isEnabled(command)
        case .exactForm: shownTerm.map { !$0.reading.exactForm.isEmpty } ?? false
        case .moreDigits: hasMoreDigits
        case .fewerDigits: view.firstDigit != nil
        default: true
        }
    }

    private var hasMoreDigits: Bool {
        switch shownRow {
        case .digits(let row): row.goesOn
        case .reading, nil: digitsTerm.map { !shownReading(of: $0).isExact } ?? false
        default: false
        }
    }

    private func isOn(_ command: Command) -> Bool? {
        switch command {
        case .mode(let mode): mode == self.mode
        case .angle(let unit): unit == sheet.angle
        case .secondPage: view.isSecondPage
        case .word(.size(let size)): size == sheet.format.size
        case .word(.signed(let isSigned)): isSigned == sheet.format.isSigned
        case .word(.base(let base)): base == sheet.base
        case .converter(.field(let field)): field == sheet.converter.active
        case .converter(.category(let place)): place == sheet.converter.first.categoryPlace
        case .converter(.unit(let unit)): unit == sheet.converter[sheet.converter.active]
        case .exactForm: view.showsExactForm
        default: nil
        }
    }
}

extension AngleUnit {
    /// The unit of this name; nil if there is none.
    public init?(named name: Text) {
        guard let unit = AngleUnit.allCases.first(where: { $0.name == name }) else { return nil }
        self = unit
    }

    /// The name in options and snapshots.
    public var name: Text {
        switch self {
        case .degrees: "deg"
        case .radians: "rad"
        case .gradians: "grad"
        }
    }
}
