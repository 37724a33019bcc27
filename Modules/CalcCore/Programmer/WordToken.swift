import ExactReal
import Screens

/// A word of a line of the programmer's mode.
struct WordToken: Hashable {
    let kind: Kind
    /// The bytes of the text where it stands.
    let range: Range<Int>

    enum Kind: Hashable {
        /// A number, and whether its base was told by a prefix or a character in quotes.
        case number(Integer, base: NumberBase, isPrefixed: Bool)
        case answer
        case sign(WordSign)
        case open, close
    }
}
