/// A text that the application writes and the user reads, such as the result or the elapsed time.
public struct Readout: Equatable, Sendable {
    /// How the text is meant.
    public enum Tone: Equatable, Sendable {
        /// Ordinary text.
        case normal
        /// Quiet text: the line above the result, a status.
        case dim
        /// The one text that matters most on this screen.
        case answer
        /// A mark in the accent colour.
        case accent
        /// What the user should know of a result that stands: it was wrapped, a remainder was dropped.
        case warning
        /// Good news; always with a word or a shape beside the colour.
        case good
        /// An error; always in words too.
        case bad
    }

    /// The identifier, the same in every renderer and in snapshots, such as `result`.
    public var id: Text
    /// What a screen reader calls it, such as "Result".
    public var name: Text
    /// What is shown; may be empty.
    public var text: Text
    /// How it is meant.
    public var tone: Tone
    /// How many digits stand together when it is drawn: 3, as the language groups numbers, or 4 for bits and hexadecimal.
    public var digitGroup: Int
    /// Where the user edits it; nil for what the application alone writes.
    public var caret: Caret?

    /// A readout.
    public init(id: Text, name: Text, text: Text, tone: Tone = .normal, digitGroup: Int = 3, caret: Caret? = nil) {
        self.id = id
        self.name = name
        self.text = text
        self.tone = tone
        self.digitGroup = digitGroup
        self.caret = caret
    }
}
