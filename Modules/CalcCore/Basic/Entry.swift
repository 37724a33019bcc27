import ExactReal
import Screens

/// A number being typed, as the text typed: `1.` is not yet `1.0`, and `1.50` keeps its zero.
public struct Entry: Hashable, Sendable {
    /// The most digits that fit.
    public static let longest = 10_000

    /// The digits and at most one point; a point never comes first.
    private(set) var digits: [UInt8] = []
    /// Whether the sign key was pressed. A minus without digits starts a negative operand.
    private(set) var isNegative = false

    /// Nothing typed yet.
    public init() {}

    /// Whether there is no digit, so that there is no number to calculate with.
    public var isEmpty: Bool { digits.isEmpty }

    /// Whether not even a sign was typed.
    var isBlank: Bool { isEmpty && !isNegative }

    /// Whether no further digit fits.
    public var isFull: Bool { digits.count >= Entry.longest }

    /// Puts a digit at the end; a leading zero gives way. Nothing if the entry is full. O(1) amortised.
    mutating func append(_ digit: Digit) {
        if digits == [zero] { digits = [] }
        if !isFull { digits.append(digit.ascii) }
    }

    /// Puts the point; nothing if there is one already.
    mutating func appendPoint() {
        if isFull || digits.contains(point) { return }
        if isEmpty { digits = [zero] }
        digits.append(point)
    }

    /// Changes the sign; a plain 0 has none.
    mutating func changeSign() {
        if digits != [zero] { isNegative.toggle() }
    }

    /// Takes back the last digit or point; the sign goes with the last digit.
    mutating func removeLast() {
        _ = digits.popLast()
        if digits.isEmpty { isNegative = false }
    }
}

extension Entry {
    /// The number typed, as a value. O(n²) in its digits.
    var value: Rational {
        // Digits with at most one point between or after them always are a decimal number.
        Rational(decimal: number.utf8) ?? Rational(0)
    }

    /// The number as it stands in a line: as typed, but no point at the end.
    var number: Text {
        let text = text
        return text.utf8.last == point ? Text(utf8: text.utf8.dropLast()) : text
    }

    /// What the display shows: the text typed, a minus only before what is not 0, and "0" before anything is typed.
    var text: Text {
        if isBlank { return "0" }
        return Text(utf8: isNegative && !isZero ? [minus] + digits : digits)
    }

    /// Whether digits were typed and all of them are 0.
    private var isZero: Bool {
        !isEmpty && digits.allSatisfy { $0 == zero || $0 == point }
    }
}

private let zero = UInt8(ascii: "0")
private let point = UInt8(ascii: ".")
private let minus = UInt8(ascii: "-")
