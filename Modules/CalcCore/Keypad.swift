import Screens

/// The keys of all modes. A control stands for the same command in each of them.
enum Keypad {
    /// The keys that a mode has.
    static func keys(of mode: Mode) -> [Key] {
        switch mode {
        case .basic: BasicKeypad.all + common
        case .scientific: ScientificKeypad.all + typing
        case .programmer: ProgrammerKeypad.all + typing
        case .converter: ConverterKeypad.all + typing
        }
    }

    private static let common = CommonKeypad.steps + CommonKeypad.modes + CommonKeypad.digits

    /// The keys without a button where an expression is edited.
    private static let typing = CommonKeypad.memory + common + CommonKeypad.caret

    /// The keys of all modes, those of Basic first.
    static let all = Mode.allCases.flatMap { keys(of: $0) } + CommonKeypad.records
}
