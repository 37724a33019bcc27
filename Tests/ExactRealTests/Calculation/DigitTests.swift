import LoopTesting
import Testing

@testable import ExactReal

/// Digits of numbers: certain, exact only where it is proved, in any base.
struct DigitTests {
    /// Without a proof, √2² is only near 2: nothing but its digits to the nearest is certain then.
    @Test func whatIsNotProvedIsNotClaimed() {
        #expect(Outcome.text("exp(ln(7))") == "= 7")
        #expect(Outcome.text("exp(ln(7))", hasForms: false) == "≈ 7")
        #expect(Outcome.text("exp(ln(7))", rounding: .towardZero, hasForms: false) == "otherwise 7")
        #expect(Outcome.text("exp(ln(0.1234567890125))", hasForms: false) == "otherwise 0.123456789012")
        #expect(Outcome.text("-exp(ln(2.5))", digits: 1, hasForms: false) == "otherwise -2")
        #expect(Outcome.text("exp(ln(7))-7", hasForms: false).hasSuffix(" zeros"))
        #expect(Outcome.text("exp(ln(7))-7", radix: 2, hasForms: false).hasSuffix(" zeros"))
    }

    @Test func algebraicNumbersAreProvedWithoutForms() {
        #expect(Outcome.text("sqrt(2)^2", rounding: .towardZero, hasForms: false) == "= 2")
        #expect(Outcome.text("sqrt(0.81)", hasForms: false) == "= 0.9")
        #expect(Outcome.text("(sqrt(2)/4)^2", digits: 2, hasForms: false) == "≈ 0.12")
        #expect(Outcome.text("(sqrt(3)/2)^2/10", digits: 2, hasForms: false) == "= 0.075")
        #expect(Outcome.text("(sqrt(3)/2)^2/10", digits: 1, hasForms: false) == "≈ 0.08")
        #expect(Outcome.text("sqrt(2)^2-2", hasForms: false) == "= 0")
    }

    @Test func zerosThatAreFoundStandForSomethingSmaller() throws {
        let calculation = Calculation(budget: Budget(work: 100_000_000))
        calculation.hasForms = false
        let number = try Formula.number("1-tanh(10^6)", in: calculation)
        guard case .zeros(let count) = try calculation.decimal(number, significantDigits: 5) else {
            Issue.record("10^−868589 is told from 0 with little work")
            return
        }
        #expect((10_000...868_588).contains(count))
    }

    @Test(arguments: [
        ("255", 16, "= ff"), ("-2^70/3", 16, "≈ -155555555555555555.555555555555"), ("1/3", 3, "= 0.1"),
        ("1/3", 2, "≈ 0.0101010101010101010101010101011"),
        ("pi", 16, "≈ 3.243f6a8885a308d313198a2e03707"), ("10^400", 16, "≈ 1.b4ec7f91973ff3cb1ccf26fbc177c·16^332"),
        ("2^100", 2, "= 1·2^100"), ("35", 36, "= z"), ("1/1296", 36, "= 0.01"), ("sqrt(2)*sqrt(2)/3", 9, "= 0.6"),
        ("0", 7, "= 0"),
        ("exp(1)", 10, "≈ 2.71828182845904523536028747135"), ("1/2", 3, "≈ 0.111111111111111111111111111111"),
    ])
    func inOtherBases(_ formula: String, _ radix: Int, _ text: String) {
        #expect(Outcome.text(formula, digits: 30, radix: radix) == text)
    }

    /// Digits in any base, read again, are off by no more than half a unit of the last, or a unit if they are cut.
    @Test func inAnyBaseTheDigitsStandForTheNumber() throws {
        var random = SeededRandom()
        for _ in 0..<200 {
            let radix = Int.random(in: 2...36, using: &random)
            let value = Rational.random(bits: 200, &random)
            let calculation = Calculation(budget: Budget(work: 1_000_000_000))
            let number = calculation.number(value)
            for rounding in [Decimal.Rounding.toNearestOrEven, .towardZero] {
                let count = Int.random(in: 1...40, using: &random)
                let found = try calculation.decimal(number, significantDigits: count, rounding: rounding, radix: radix)
                let decimal = try #require(found.decimal)
                let error = (value.magnitude - decimal.magnitude) * 2
                let unit = Rational.power(radix, decimal.exponent + 1 - Int64(decimal.precision))
                let isNear = rounding == .towardZero ? error >= 0 && error < unit * 2 : error.magnitude <= unit
                #expect(isNear, "\(value) in base \(radix), seed \(random.seed)")
                #expect(decimal.isExact == error.isZero, "\(value) in base \(radix), seed \(random.seed)")
            }
        }
    }

    /// More digits begin with fewer: what was certain stays.
    @Test func moreDigitsBeginWithFewer() throws {
        for formula in ["pi", "e^pi", "gamma(1/3)", "1/998001", "sqrt(2)+ln(3)", "-7^0.3", "10^30*pi"] {
            let calculation = Calculation(budget: Budget(work: 10_000_000_000))
            let number = try Formula.number(formula, in: calculation)
            let long = try digits(number, 3000, calculation)
            for count in [1, 2, 17, 100, 999] {
                #expect(long.starts(with: try digits(number, count, calculation)), "\(formula)")
            }
        }
    }

    private func digits(_ number: Calculation.Number, _ count: Int, _ calculation: Calculation) throws -> [UInt8] {
        let found = try calculation.decimal(number, significantDigits: count, rounding: .towardZero)
        return try #require(found.decimal).digits
    }

    /// Long fractions are written by the same rules as short ones, which take their digits from the division.
    @Test func longFractionsAgreeWithDivision() throws {
        var random = SeededRandom()
        for _ in 0..<60 {
            let value = Rational.random(bits: 9000, &random)
            let count = Int.random(in: 1...3000, using: &random)
            let calculation = Calculation(budget: Budget(work: 1_000_000_000))
            for rounding in [Decimal.Rounding.toNearestOrEven, .towardZero] {
                let found = try calculation.decimal(
                    calculation.number(value), significantDigits: count, rounding: rounding)
                #expect(
                    found == .certain(value.decimal(significantDigits: count, rounding: rounding)),
                    "\(count) digits, seed \(random.seed)")
            }
        }
    }

    /// Fractions whose digits end cost nothing more when many digits are asked for.
    @Test(arguments: ["2", "3/8", "-1/1024", "1/5^40", "10^20", "10^-20", "123456.789"])
    func whatEndsIsQuick(_ formula: String) throws {
        let calculation = Calculation(budget: Budget(work: 1_000_000))
        let number = try Formula.number(formula, in: calculation)
        let value = try #require(calculation.rational(number))
        let found = try calculation.decimal(number, significantDigits: 1_000_000)
        #expect(found.decimal?.text == value.decimal(significantDigits: 2000).text)
        #expect(found.decimal?.isExact == true)
    }

    @Test func wholeNumbersAreWrittenInFull() throws {
        let calculation = Calculation(budget: Budget(work: 10_000_000_000))
        let power = try calculation.decimal(Formula.number("2^1000000", in: calculation), significantDigits: 400_000)
        let decimal = try #require(power.decimal)
        #expect(decimal.isExact && decimal.digits.count == 301_030)
        #expect(decimal.digits.suffix(6) == Array("109376".utf8)[...])
        let factorial = try calculation.decimal(Formula.number("100000!", in: calculation), significantDigits: 456_574)
        let all = try #require(factorial.decimal)
        #expect(all.isExact && all.exponent == 456_573 && all.digits.count == 456_574 - 24_999)
    }
}

extension Decimal {
    /// The absolute value.
    fileprivate var magnitude: Rational {
        let values = digits.map { $0 < UInt8(ascii: "a") ? $0 - UInt8(ascii: "0") : $0 - UInt8(ascii: "a") + 10 }
        let whole = Rational(Integer(digits: values, radix: radix) ?? 0)
        return whole * Rational.power(radix, exponent + 1 - Int64(digits.count))
    }
}

extension Rational {
    fileprivate static func power(_ base: Int, _ exponent: Int64) -> Rational {
        Rational(base).power(Int(exponent)) ?? 0
    }
}
