import ExactReal
import Screens

extension Command {
    /// What an input means; nil if it presses a control that the calculator has not. O(number of keys).
    public init?(_ input: UserInput) {
        switch input {
        case .press(let id, at: _):
            self.init(id: id)
        case .insert(let text):
            self = .edit(.type(text))
        case .select(_, from: let start, to: let end):
            self = .edit(.select(from: start, to: end))
        case .copy(let text):
            self = .copy(text)
        case .paste(let text):
            self = .paste(text)
        case .type(let text):
            self = .entry(.type(text))
        case .selectRow(let row):
            self = .entry(.select(row))
        }
    }

    /// The command of a control; nil if the calculator has none of this identifier.
    private init?(id: Text) {
        if let key = (Keypad.all + SettingKeys.all).first(where: { $0.control.id == id }) {
            self = key.command
        } else {
            self.init(itemId: id)
        }
    }

    /// The command that chooses a form or a number of digits, works on a unit of the converter, or on a record of the history by
    /// its number, or on the one selected, counted from the oldest known as 0.
    init?(itemId id: Text) {
        if let command = ConverterKeypad.unit(id: id) {
            self = command
        } else if let form = ResultForm.allCases.first(where: { $0.id == id }) {
            self = .show(form)
        } else if let count = id.number(behind: SettingKeys.digits + "-") {
            self = .prefer(.digits(count))
        } else if let index = id.number(behind: "history-expression-") {
            self = .recall(index, .expression)
        } else if let index = id.number(behind: "history-value-") {
            self = .recall(index, .value)
        } else if let index = id.number(behind: "history-delete-") {
            self = .history(.forget(index))
        } else {
            self.init(in: CommonKeypad.records) { $0.control.id == id }
        }
    }

    /// The command of a key of a mode as it is written in a script; nil if there is none. O(number of keys).
    init?(spelled text: Text, in mode: Mode) {
        self.init(in: Keypad.keys(of: mode)) { $0.spellings.contains(text) }
    }

    /// The command of a key of the keyboard in a mode, by its name; nil if there is none. O(number of keys).
    init?(key name: Text, in mode: Mode) {
        self.init(in: Keypad.keys(of: mode)) { $0.control.key == name || $0.control.otherKeys.contains(name) }
    }

    private init?(in keys: [Key], where isMeant: (Key) -> Bool) {
        guard let key = keys.first(where: isMeant) else { return nil }
        self = key.command
    }
}

extension Text {
    /// The whole number behind a prefix; nil if it begins or goes on otherwise.
    fileprivate func number(behind prefix: Text) -> Int? { dropping(prefix)?.wholeNumber }

    /// The number that a few digits are; nil for anything else.
    public var wholeNumber: Int? {
        guard utf8.count < 10, utf8.allSatisfy({ NameTable.isDigit($0) }) else { return nil }
        return Rational(decimal: utf8)?.integer?.int
    }
}
