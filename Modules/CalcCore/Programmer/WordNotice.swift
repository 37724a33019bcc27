import ExactReal
import Screens

/// What the user should know of a result that stands.
struct WordNotice: Hashable, Sendable {
    /// The words in English, with `{}` where the arguments go: the key for a translation.
    let phrase: Text
    let arguments: [Text]

    /// The words.
    var words: Text { phrase.filled(with: arguments) }

    /// A number was cut to the bits of the word.
    static func wrapped(_ value: Integer, _ format: WordFormat) -> WordNotice {
        let width = Text(decimal: Int64(format.size.width ?? 0))
        let number = value.bitWidth > 256 ? nil : NumberBase.decimal.digits(of: value)
        guard let number else {
            return WordNotice(phrase: "Wrapped: a number does not fit in {} bits", arguments: [width])
        }
        let phrase: Text =
            format.isSigned
            ? "Wrapped: {} does not fit in {} bits, signed" : "Wrapped: {} does not fit in {} bits, unsigned"
        return WordNotice(phrase: phrase, arguments: [number, width])
    }

    /// A division had a remainder.
    static func remainderDropped(_ remainder: Integer) -> WordNotice {
        WordNotice(
            phrase: "The remainder {} was dropped", arguments: [NumberBase.decimal.digits(of: remainder)])
    }
}
