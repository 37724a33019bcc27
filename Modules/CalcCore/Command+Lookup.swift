import Screens

extension Command {
    /// What an input means; nil if it presses a control that the calculator has not. O(number of keys).
    public init?(_ input: UserInput) {
        switch input {
        case .press(let id, at: _):
            self.init(where: { $0.control.id == id })
        case .copy(let text):
            self = .copy(text)
        case .paste(let text):
            self = .paste(text)
        case .type, .selectRow:
            return nil
        }
    }

    /// The command of a key as it is written in a script; nil if there is none. O(number of keys).
    init?(spelled text: Text) {
        self.init(where: { $0.spellings.contains(text) })
    }

    /// The command of a key of the keyboard, by its name; nil if there is none. O(number of keys).
    init?(key name: Text) {
        self.init(where: { $0.control.key == name || $0.control.otherKeys.contains(name) })
    }

    private init?(where isMeant: (Key) -> Bool) {
        guard let key = Keypad.all.first(where: isMeant) else { return nil }
        self = key.command
    }
}
