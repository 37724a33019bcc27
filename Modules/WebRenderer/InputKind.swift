import Screens

/// What the user did, as the page tells and keeps it: a kind by its number, and a text.
enum InputKind: Int64 {
    /// The control of this identifier was pressed.
    case press
    /// The answer was copied as this text.
    case copy
    /// This text was pasted.
    case paste
    /// This text was typed where the caret stands.
    case type

    /// The input of this kind.
    func input(_ text: Text, at reading: Int64) -> UserInput {
        switch self {
        case .press: .press(text, at: reading)
        case .copy: .copy(text)
        case .paste: .paste(text)
        case .type: .type(text)
        }
    }
}
