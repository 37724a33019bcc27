import Screens

extension Command {
    /// What an input means; nil if it presses no control of the calculator. O(number of keys).
    public init?(_ input: UserInput) {
        switch input {
        case .press(let id, at: _):
            guard let key = Keypad.all.first(where: { $0.control.id == id }) else { return nil }
            self = key.command
        case .paste(let text):
            self = .paste(text)
        }
    }

    /// The command of a key as it is written in a script; nil if there is none. O(number of keys).
    init?(spelled text: Text) {
        guard let key = Keypad.all.first(where: { $0.spellings.contains(text) }) else { return nil }
        self = key.command
    }
}
