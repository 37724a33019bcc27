import Screens

/// What the user did, as the page tells and keeps it: a kind by its number, and a text.
enum InputKind: Int64 {
    /// The control of this identifier was pressed.
    case press
    /// The answer was copied as this text.
    case copy
    /// This text was pasted.
    case paste
    /// The text of the entry has become this.
    case type
    /// The row of the table at this index was chosen, in decimal.
    case selectRow
    /// This text was typed where the caret stands.
    case insert

    /// The input of this kind; nil for a row that is no number.
    func input(_ text: Text, at reading: Int64) -> UserInput? {
        switch self {
        case .press: .press(text, at: reading)
        case .copy: .copy(text)
        case .paste: .paste(text)
        case .type: .type(text)
        case .selectRow: text.row.map { .selectRow($0) }
        case .insert: .insert(text)
        }
    }
}

extension Text {
    /// The index of a row, written in decimal; nil for anything else and for more than nine digits.
    fileprivate var row: Int? {
        guard (1...9).contains(utf8.count), utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return utf8.reduce(0) { $0 * 10 + Int($1) - 0x30 }
    }
}
