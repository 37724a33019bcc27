import ExactReal
import Screens

// What the user should know of a result of the programmer's mode that stands.
extension Text {
    /// A number was cut to the bits of the word.
    static func wrapped(_ value: Integer, _ format: WordFormat) -> Text {
        let width = Text(decimal: Int64(format.size.width ?? 0))
        if value.bitWidth > longestInWords { return tr("Wrapped: a long number does not fit in {} bits", width) }
        let number = NumberBase.decimal.digits(of: value)
        return format.isSigned
            ? tr("Wrapped: {} does not fit in {} bits, signed", number, width)
            : tr("Wrapped: {} does not fit in {} bits, unsigned", number, width)
    }

    /// A division had a remainder.
    static func remainderDropped(_ remainder: Integer) -> Text {
        tr("The remainder {} was dropped", NumberBase.decimal.digits(of: remainder))
    }

    /// The bits of a number that has a place in a sentence.
    private static let longestInWords = 256
}
