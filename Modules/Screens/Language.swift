/// What a language makes of phrases.
public struct Language: Sendable {
    private let words: @Sendable (Phrase) -> Text?
    /// Whether it leaves every phrase as it stands in the program.
    let isEnglish: Bool

    /// A language. `words` gives the phrase's words in it, with their gaps still open and in the right number for
    /// `plural`; nil where they are not known, which leaves them in English.
    public init(words: @escaping @Sendable (Phrase) -> Text?) {
        self.words = words
        isEnglish = false
    }

    private init() {
        words = { _ in nil }
        isEnglish = true
    }

    /// The words as they stand in the program.
    public static var english: Language { Language() }

    /// A text in this language: what is no phrase stays as it is. O(length).
    public func callAsFunction(_ text: Text) -> Text {
        guard let phrase = text.phrase else { return text }
        return (words(phrase) ?? phrase.openWords).filled(with: phrase.arguments.map { self($0) })
    }
}
