import Screens

extension Command {
    /// What an input means; nil if it presses a control that the calculator has not. O(number of keys).
    public init?(_ input: UserInput) {
        switch input {
        case .press(let id, at: _):
            self.init(in: Keypad.all) { $0.control.id == id }
        case .insert(let text):
            self = .edit(.type(text))
        case .select(_, from: let start, to: let end):
            self = .edit(.select(from: start, to: end))
        case .copy(let text):
            self = .copy(text)
        case .paste(let text):
            self = .paste(text)
        case .type, .selectRow:
            return nil
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
