import ExactReal
import Screens

/// A number as texts that can be kept, from which the very same number is had again: no digit is lost, and √2 stays √2.
public struct WrittenNumber: Hashable, Sendable {
    /// The value; empty for one so long that it is worked out anew from its expression.
    public let value: Text
    /// What it counts, as it stands behind `to`; empty for a plain number.
    public let measure: Text
    /// The expression that it came from.
    public let expression: Text

    /// A number that was kept as these texts.
    public init(value: Text, measure: Text, expression: Text) {
        self.value = value
        self.measure = measure
        self.expression = expression
    }
}

extension Term {
    /// The longest value that is written, in bytes of memory: some 40 000 digits.
    private static let longestWritten = 20_000

    /// The number as texts. O(n²) in its digits, which are not many.
    public var written: WrittenNumber {
        let isShort = value.byteCount <= Term.longestWritten
        return WrittenNumber(
            value: isShort ? Text(utf8: value.written) : "", measure: measure?.target ?? "", expression: text)
    }

    /// The number that was written. Throws what is wrong with texts that nobody wrote, and where it takes too long.
    init(_ written: WrittenNumber, angle: AngleUnit) throws(ExpressionError) {
        let definitions = try Definitions(ofKept: written)
        let line = definitions == nil ? written.expression : Term.name
        let target = written.measure.isEmpty ? "" : " to " + written.measure
        let answer = try Answer(
            evaluate(line + target, angle: angle, definitions: definitions ?? Definitions(), budget: .key()))
        guard let term = answer.term else { throw .notNumber(at: 0) }
        self.init(
            value: term.value, reading: term.reading, text: written.expression, binding: .sum, measure: term.measure)
    }

    /// What the number is called while it is read.
    fileprivate static let name: Text = "kept"
}

extension Definitions {
    /// The number by its name; nil where its value was not written.
    fileprivate init?(ofKept written: WrittenNumber) throws(ExpressionError) {
        if written.value.isEmpty { return nil }
        let calculation = Calculation(budget: .key())
        let number: Calculation.Number?
        do throws(CalculationError) {
            number = try calculation.number(written: written.value.utf8)
        } catch {
            throw ExpressionError(error, in: nil, at: 0)
        }
        guard let number else { throw .notNumber(at: 0) }
        let value = Value(number: calculation.real(number), measure: try Measure(target: written.measure))
        self.init()
        try define(Term.name, as: .variable(value), at: 0)
    }
}

extension Measure {
    /// What stands behind `to` for it.
    fileprivate var target: Text {
        switch self {
        case .units, .mixed, .scale, .base, .percent: text
        case .clock: "hms"
        case .date(let style): style.name
        }
    }

    /// The measure that stands behind `to` as this text; nil if it is empty.
    fileprivate init?(target: Text) throws(ExpressionError) {
        if target.isEmpty { return nil }
        let line: Text =
            switch target {
            case "hms": "1 s to hms"
            case "date", "week", "weekday": "2000-01-01 to " + target
            default: "1 " + target.lastWord + " to " + target
            }
        guard let measure = try evaluate(line, budget: .key()).quantity?.measure else { throw .notNumber(at: 0) }
        self = measure
    }
}

extension ExpressionError {
    fileprivate static func notNumber(at position: Int) -> Self {
        Self(tr("This number could not be read back"), at: position)
    }
}

extension Text {
    fileprivate var lastWord: Text {
        Text(utf8: Array(utf8.split(separator: 0x20).last ?? []))
    }
}
