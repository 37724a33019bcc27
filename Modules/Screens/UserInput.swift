/// What a user did to a screen, in the words of the screen. Every renderer reports nothing else.
public enum UserInput: Equatable, Sendable {
    /// The control of this identifier was pressed, at this reading of the host's clock in nanoseconds:
    /// the moment of the event, not of its handling.
    case press(Text, at: Int64)
    /// This text was typed, in one or more characters that no control has for a key: it goes where the caret stands.
    case insert(Text)
    /// The pointer chose places in an edited text, by its identifier: from one byte to another, where the caret goes.
    case select(Text, from: Int, to: Int)
    /// The answer was copied as this text.
    case copy(Text)
    /// This text was pasted.
    case paste(Text)
    /// The text of the entry has become this.
    case type(Text)
    /// The row of the table at this index was chosen, the newest being 0; the open row cannot be.
    case selectRow(Int)
}
