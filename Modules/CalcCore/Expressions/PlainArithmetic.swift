import ExactReal
import Screens

/// The answer to a line of plain arithmetic such as `2*(3.5-1)/7` or `sqrt(2)+1`; nil for everything else, also where
/// there is no value.
///
/// For programs that are asked for a hundred thousand sums: it is what `evaluate` gives, found while the line is read, many
/// times as quickly, but without a reading. Plain are decimal digits, `+ - * / ^`, brackets, the usual functions and spaces
/// in ASCII, and nothing that could be read in another way.
public struct PlainAnswers {
    /// What comes of a line.
    public enum Answer {
        /// A fraction.
        case rational(Rational)
        /// Certain digits of a number that is not these digits.
        case decimal(Decimal)
    }

    private let significantDigits: Int
    private let rounding: Decimal.Rounding
    private let constants: Constants
    private let angle: AngleUnit

    /// Answers in so many digits.
    public init(
        angle: AngleUnit = .degrees, significantDigits: Int = 12, rounding: Decimal.Rounding = .toNearestOrEven,
        constants: Constants = Constants()
    ) {
        self.significantDigits = significantDigits
        self.rounding = rounding
        self.constants = constants
        self.angle = angle
    }

    /// The answer to a line.
    public func answer(to text: Text) -> Answer? {
        guard text.utf8.count <= PlainArithmetic.longest else { return nil }
        let reals = QuickReals(significantDigits: significantDigits, rounding: rounding, constants: constants)
        let numbers = PlainNumbers(reals: reals, angle: angle)
        var arithmetic = PlainArithmetic(bytes: text.utf8, numbers: numbers)
        switch arithmetic.value() {
        case .rational(let value): return .rational(value)
        case .real(let number): return numbers.reals.decimal(number).map { .decimal($0) }
        case nil: return nil
        }
    }
}

private struct PlainArithmetic {
    let bytes: [UInt8]
    let numbers: PlainNumbers
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

    init(bytes: [UInt8], numbers: PlainNumbers) {
        self.bytes = bytes
        self.numbers = numbers
    }

    mutating func value() -> PlainNumber? {
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

    private mutating func sum() -> PlainNumber? {
        guard var sum = product() else { return nil }
        while true {
            let isSum = take(UInt8(ascii: "+"))
            if !isSum, !take(UInt8(ascii: "-")) { return sum }
            guard let term = product(), let next = isSum ? numbers.sum(sum, term) : numbers.difference(sum, term)
            else { return nil }
            sum = next
        }
    }

    private mutating func product() -> PlainNumber? {
        guard var product = operand() else { return nil }
        while true {
            let isProduct = take(UInt8(ascii: "*"))
            if !isProduct, !take(UInt8(ascii: "/")) { return product }
            guard let factor = operand(),
                let next = isProduct ? numbers.product(product, factor) : numbers.quotient(product, factor)
            else { return nil }
            product = next
        }
    }

    private mutating func operand() -> PlainNumber? {
        var isNegative = false
        while take(UInt8(ascii: "-")) { isNegative.toggle() }
        guard let magnitude = power() else { return nil }
        return isNegative ? numbers.difference(.rational(0), magnitude) : magnitude
    }

    private mutating func power() -> PlainNumber? {
        guard let base = take(UInt8(ascii: "(")) ? bracket() : function() ?? number().map({ .rational($0) })
        else { return nil }
        guard take(UInt8(ascii: "^")) else { return base }
        guard case .rational(let base) = base, case .rational(let power)? = inside({ $0.operand() }),
            let exponent = power.integer?.int, (-Self.mostBits...Self.mostBits).contains(exponent),
            base.bitWidth * abs(exponent) <= Self.mostBits
        else { return nil }
        return base.power(exponent).map { .rational($0) }
    }

    /// A function with its operand in brackets. Its name is left where no bracket follows, which no number begins with.
    private mutating func function() -> PlainNumber? {
        let name = bytes[index...].prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
        guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "(") else { return nil }
        index = name.endIndex + 1
        return bracket().flatMap { numbers.value(of: name, $0) }
    }

    private mutating func bracket() -> PlainNumber? {
        guard let value = inside({ $0.sum() }), take(UInt8(ascii: ")")) else { return nil }
        return value
    }

    /// What is read one level deeper; nil where that is too deep.
    private mutating func inside(_ read: (inout PlainArithmetic) -> PlainNumber?) -> PlainNumber? {
        depth += 1
        defer { depth -= 1 }
        return depth <= Self.deepest ? read(&self) : nil
    }

    private mutating func number() -> Rational? {
        let start = index
        let whole = digits(behind: 0)
        let wholeCount = index - start
        // Four digits and a dash could begin a date.
        if wholeCount == 4, index < bytes.count, bytes[index] == UInt8(ascii: "-") { return nil }
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
