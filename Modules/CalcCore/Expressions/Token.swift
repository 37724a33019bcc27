import ExactReal
import Screens

/// A word of an expression.
struct Token: Hashable {
    let kind: Kind
    /// The byte where it begins.
    let position: Int

    enum Kind: Hashable {
        case number(Numeral)
        /// A date or a time, and its text.
        case quantity(Rational, Measure, Text)
        /// A name as it is spelt.
        case name(Text)
        /// A raised number, as in 2³, and its text.
        case raised(Rational, Text)
        /// A sign: one of `+ - * / ^ ( ) , ; ! % √ ∛ ∜ ° | = < > ≤ ≥ ≠ →`.
        case sign(Unicode.Scalar)
    }

    var isDate: Bool {
        if case .quantity(_, .date, _) = kind { true } else { false }
    }

    /// The word as it is spelt in messages.
    var text: Text {
        switch kind {
        case .number(let numeral): numeral.text
        case .name(let text), .raised(_, let text), .quantity(_, _, let text): text
        case .sign(let sign): Text(sign)
        }
    }
}
