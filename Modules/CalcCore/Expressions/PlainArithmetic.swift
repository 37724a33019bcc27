import ExactReal
import Screens

/// The value of a line of plain arithmetic such as `2*(3.5-1)/7`; nil for everything else, also where there is no value.
///
/// For programs that are asked for a hundred thousand sums: it is what `evaluate` gives, found while the line is read, many
/// times as quickly, but without a reading. Plain are decimal digits, `+ - * / ^`, brackets and spaces in ASCII, and nothing
/// that could be read in another way.
public func plainValue(of text: Text) -> Rational? {
    guard text.utf8.count <= PlainArithmetic.longest else { return nil }
    var arithmetic = PlainArithmetic(bytes: text.utf8)
    return arithmetic.value()
}

private struct PlainArithmetic {
    let bytes: [UInt8]
    private var index = 0
    /// How many brackets and powers are open.
    private var depth = 0

    /// The longest line, in bytes: its numbers stay so short that no budget is needed.
    static let longest = 256
    /// The most brackets and powers in one another: this is the only reader of lines that recurses.
    private static let deepest = 8
    /// The most bits of a power.
    private static let mostBits = 1 << 12
    /// The most digits of a number: each surely fits into an `Int`.
    private static let mostDigits = Int.bitWidth == 64 ? 18 : 9

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func value() -> Rational? {
        guard let value = sum(), next == 0 else { return nil }
        return value
    }

    /// The next byte that is no space; 0 at the end.
    private var next: UInt8 {
        mutating get {
            while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
            return index < bytes.count ? bytes[index] : 0
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    private mutating func sum() -> Rational? {
        guard var sum = product() else { return nil }
        while true {
            if take(UInt8(ascii: "+")) {
                guard let term = product() else { return nil }
                sum += term
            } else if take(UInt8(ascii: "-")) {
                guard let term = product() else { return nil }
                sum -= term
            } else {
                return sum
            }
        }
    }

    private mutating func product() -> Rational? {
        guard var product = operand() else { return nil }
        while true {
            if take(UInt8(ascii: "*")) {
                guard let factor = operand() else { return nil }
                product *= factor
            } else if take(UInt8(ascii: "/")) {
                guard let quotient = operand().flatMap({ product.divided(by: $0) }) else { return nil }
                product = quotient
            } else {
                return product
            }
        }
    }

    private mutating func operand() -> Rational? {
        var isNegative = false
        while take(UInt8(ascii: "-")) { isNegative.toggle() }
        let magnitude = power()
        return isNegative ? magnitude?.negated : magnitude
    }

    private mutating func power() -> Rational? {
        guard let base = take(UInt8(ascii: "(")) ? bracket() : number() else { return nil }
        guard take(UInt8(ascii: "^")) else { return base }
        guard let exponent = inside({ $0.operand() })?.integer?.int,
            (-Self.mostBits...Self.mostBits).contains(exponent), base.bitWidth * abs(exponent) <= Self.mostBits
        else { return nil }
        return base.power(exponent)
    }

    private mutating func bracket() -> Rational? {
        guard let value = inside({ $0.sum() }), take(UInt8(ascii: ")")) else { return nil }
        return value
    }

    /// What is read one level deeper; nil where that is too deep.
    private mutating func inside(_ read: (inout PlainArithmetic) -> Rational?) -> Rational? {
        depth += 1
        defer { depth -= 1 }
        return depth <= Self.deepest ? read(&self) : nil
    }

    private mutating func number() -> Rational? {
        let start = index
        let whole = digits(behind: 0)
        let wholeCount = index - start
        guard wholeCount > 0, index < bytes.count, bytes[index] == UInt8(ascii: ".") else {
            return (1...Self.mostDigits).contains(wholeCount) ? Rational(whole) : nil
        }
        index += 1
        let all = digits(behind: whole)
        let places = index - start - wholeCount - 1
        guard places > 0, wholeCount + places <= Self.mostDigits else { return nil }
        return Rational(Integer(all), over: Integer(Self.powerOfTen(places)))
    }

    /// The number that digits add to the end of another one; means nothing where there are too many of them.
    private mutating func digits(behind number: Int) -> Int {
        var number = number
        while index < bytes.count, NameTable.isDigit(bytes[index]) {
            number = number &* 10 &+ Int(bytes[index] & 0xF)
            index += 1
        }
        return number
    }

    private static func powerOfTen(_ exponent: Int) -> Int {
        (0..<exponent).reduce(1) { power, _ in power * 10 }
    }
}
