import LoopTesting
import Testing

@testable import ExactReal

/// Digits are certain or not given.
struct RealDecimalTests {
    private let reals = Reals(precision: 200, budget: Budget(work: 1_000_000_000), constants: Constants())

    private func text(
        _ ball: Ball, _ digits: Int, _ rounding: Decimal.Rounding = .toNearestOrEven
    ) throws -> String {
        let found = try reals.digits(of: ball, DigitWish(significantDigits: digits, rounding: rounding))
        switch found {
        case .certain: return try found.decimal(reals.budget)?.description ?? ""
        case .border: return "border"
        case .missing(let bits): return bits > 0 ? "missing" : "nothing missing"
        }
    }

    private func ball(_ midpoint: Int, radius: Int64? = nil) -> Ball {
        Ball(Dyadic(Integer(midpoint)), radius: radius.map(Bound.power) ?? .zero)
    }

    @Test func ofExactBalls() throws {
        #expect(try text(ball(0), 20) == "0")
        #expect(try text(ball(5).shifted(by: -3), 20) == "0.625")
        #expect(try text(ball(-99999), 3) == "-99999")
        #expect(try text(Ball.one.shifted(by: -10), 3) == "0.000977")
        #expect(try text(Ball.one.shifted(by: -10), 3, .towardZero) == "0.000976")
        #expect(try text(Ball.one.shifted(by: -10), 4) == "0.0009766")
        #expect(try text(Ball(5).shifted(by: -2), 2) == "1.2")
        #expect(try text(Ball(7).shifted(by: -2), 2) == "1.8")
    }

    @Test func ofHugeAndTinyNumbers() throws {
        #expect(try text(Ball.one.shifted(by: 10_000_000_000), 20) == "4.3632686345562428989e3010299956")
        #expect(try text(Ball.one.shifted(by: -10_000_000_000), 20) == "2.2918598045515547459e-3010299957")
        let edge = Ball.one.shifted(by: -1_000_000_000_000_000_000)
        #expect(try text(edge, 20) == "6.1130944414557001144e-301029995663981196")
    }

    @Test func onlyWhereBothEndsAgree() throws {
        #expect(try text(ball(100_000, radius: -60), 10) == "100000")
        #expect(try text(ball(100_000, radius: -60), 10, .towardZero) == "border")
        #expect(try text(ball(12_345, radius: 0), 4) == "missing")
        #expect(try text(Ball(5).shifted(by: -1).widened(by: .power(-80)), 1) == "border")
        #expect(try text(ball(0, radius: -900), 1) == "missing")
        #expect(try text(ball(1, radius: 0), 1) == "missing")
    }

    @Test func whatIsMissingIsTheDeficit() throws {
        let third = Ball(from: Dyadic(Natural(0x5555), exponent: -16), to: Dyadic(Natural(0x5556), exponent: -16))
        let bits = try #require(try reals.digits(of: third, DigitWish(significantDigits: 100)).missingBits)
        #expect((340...380).contains(bits))
    }

    /// A fraction's digits from a ball around it are those from the fraction.
    @Test func agreesWithFractions() throws {
        var random = SeededRandom()
        for _ in 0..<300 {
            let numerator = Integer(Int.random(in: -1_000_000_000...1_000_000_000, using: &random))
            guard let value = Rational(numerator, over: Integer(Int.random(in: 1...1_000_000, using: &random))) else {
                continue
            }
            let digits = Int.random(in: 1...50, using: &random)
            for rounding in [Decimal.Rounding.toNearestOrEven, .towardZero] {
                let shown = try text(reals.ball(value), digits, rounding)
                let isOnBorder = shown == "border"
                let expected = value.decimal(significantDigits: digits, rounding: rounding)
                #expect(
                    shown == "\(expected)" || isOnBorder && expected.isExact,
                    "\(value) to \(digits), seed \(random.seed)")
            }
        }
    }
}
