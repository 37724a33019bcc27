/// One line of text that the user is asked for, such as a name.
///
/// While a screen has one, characters typed go to it and press no control. A renderer reports what the text has become
/// after each change (`UserInput.type`); the controls `accept` and `dismiss` end it.
public struct Entry: Equatable, Sendable {
    /// The identifier, such as `watch-name`.
    public var id: Text
    /// What is asked for, on the screen and to a screen reader, such as "Name of the watch".
    public var name: Text
    /// The text as it stands.
    public var text: Text

    /// An entry.
    public init(id: Text, name: Text, text: Text) {
        self.id = id
        self.name = name
        self.text = text
    }
}
