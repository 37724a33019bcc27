import LoopTesting
import Testing

@testable import ExactReal

/// Numbers written down and read back.
struct WrittenRealTests {
    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test func whatIsWritten() throws {
        let calculation = Calculation(budget: Budget(work: 1_000_000_000))
        let third = calculation.number(try #require(Rational(1, over: 3)))
        #expect(text(calculation.real(third).written) == "1/3")
        let root = try calculation.squareRoot(calculation.number(2))
        #expect(text(calculation.real(root).written) == "2 root,0,2")
        let sum = try calculation.sum(root, calculation.naturalLogarithm(calculation.number(3)))
        let back = try #require(try calculation.number(written: calculation.real(sum).written))
        #expect(calculation.real(back) == calculation.real(sum))
    }

    /// Every operation by itself: what it is written as, and digits of it that were worked out elsewhere.
    @Test(arguments: [
        ("pi", "3.1415926536"), ("2 exp,0", "7.3890560989"), ("2 ln,0", "0.69314718056"), ("2 sin,0", "0.90929742683"),
        ("2 cos,0", "-0.41614683655"), ("2 tan,0", "-2.1850398633"), ("1/3 asin,0", "0.33983690945"),
        ("1/3 acos,0", "1.2309594173"), ("2 atan,0", "1.1071487178"), ("2 sinh,0", "3.6268604078"),
        ("2 cosh,0", "3.7621956911"), ("2 tanh,0", "0.96402758008"), ("2 asinh,0", "1.4436354752"),
        ("2 acosh,0", "1.3169578969"), ("1/3 atanh,0", "0.34657359028"), ("1/3 gamma,0", "2.6789385347"),
        ("2 exp,0 whole-power,1,-2", "0.018315638889"), ("7 root,0,3", "1.9129311828"),
        ("pi pi power,0,1", "36.462159607"),
        ("-2 exp,0 tanh,0 abs,2", "0.96402758008"), ("pi 2 exp,1 sum,0,2", "10.530648753"),
        ("pi 2 exp,1 product,0,2", "23.213404357"),
        ("pi 2 exp,1 quotient,0,2", "0.42516833159"),
    ])
    func everyOperation(written: String, digits: String) throws {
        let calculation = Calculation(budget: Budget(work: 1_000_000_000))
        let number = try #require(try calculation.number(written: Array(written.utf8)))
        guard case .certain(let decimal) = try calculation.decimal(number, significantDigits: 11) else {
            Issue.record("no digits")
            return
        }
        #expect(text(decimal.text) == digits)
        let real = calculation.real(number)
        let other = Calculation(budget: Budget(work: 1_000_000_000))
        let back = try #require(try other.number(written: real.written))
        #expect(other.real(back) == real)
    }

    @Test(arguments: [
        "", "x", "1/0", "1/2/3", "2 root,0", "2 root,1,2", "2 root,0,x", "sum,0,1", "2 sum,0,9", "2 sin,0,0",
        "2 abs,0,0",
        "2 sin,-1", "2 power,0", "2 nothing,0,0", "2 sin,99999999999", ",", "1,", "2 exp",
    ])
    func otherTextIsNoNumber(written: String) throws {
        let calculation = Calculation(budget: Budget(work: 1_000_000))
        #expect(try calculation.number(written: Array(written.utf8)) == nil)
    }

    @Test(arguments: ["-1 root,0,2", "0 ln,0", "1 0 quotient,0,1", "2 asin,0", "-1 gamma,0", "0 whole-power,0,-1"])
    func whatHasNoValueIsRefused(written: String) {
        let calculation = Calculation(budget: Budget(work: 1_000_000))
        #expect(throws: CalculationError.self) { try calculation.number(written: Array(written.utf8)) }
    }

    @Test("any text is a number, none or refused", arguments: 1...20)
    func randomText(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let words = [
            "2", "-1/3", "pi", "sum,0,1", "root,0,2", "power,1,0", "exp,1", "gamma,0", "quotient,1,2", "x", "ln,",
        ]
        for _ in 0..<200 {
            let text = (0..<5).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
            let calculation = Calculation(budget: Budget(work: 100_000))
            _ = try? calculation.number(written: Array(text.utf8))
        }
    }
}
