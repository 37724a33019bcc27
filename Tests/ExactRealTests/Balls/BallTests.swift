import LoopTesting
import Testing

@testable import ExactReal

/// Ends, signs, comparisons and whole parts.
struct BallTests {
    private func ball(_ midpoint: Int, _ exponent: Int64 = 0, radius: UInt64 = 0, _ radiusExponent: Int64 = 0) -> Ball {
        Ball(Dyadic(Integer(midpoint)).shifted(by: exponent), radius: Bound(radius, exponent: radiusExponent))
    }

    private func number(_ value: Int, _ exponent: Int64 = 0) -> Dyadic { Dyadic(Integer(value)).shifted(by: exponent) }

    @Test func endsAreExact() {
        #expect(ball(5, radius: 3).lower == number(2))
        #expect(ball(5, radius: 3).upper == number(8))
        #expect(
            ball(-5, radius: 1, -60).upper == number(-5 << 40 + 1, -40) || ball(-5, radius: 1, -60).upper < number(-4))
        #expect(ball(1, radius: 1, -60).lower == number(1 << 60 - 1, -60))
        #expect(ball(7).lower == number(7) && ball(7).upper == number(7))
        #expect(ball(0, radius: 1).lower == number(-1))
    }

    @Test(arguments: [(0, 10), (-3, 5), (-7, -7), (1, 2)])
    func aBallFromItsEnds(_ low: Int, _ high: Int) {
        let ball = Ball(from: number(low, -3), to: number(high, -3))
        #expect(ball.lower == number(low, -3))
        #expect(ball.upper == number(high, -3))
    }

    @Test func endsFarApartFromTheMidpointStayShortAndOutside() {
        let tiny = ball(3, radius: 1, -1 << 50)
        #expect(tiny.upper > number(3) && tiny.upper < number(3 << 20 + 1, -20))
        #expect(tiny.lower < number(3) && tiny.lower > number(3 << 20 - 1, -20))
        let wide = ball(3, radius: 1, 1 << 50)
        #expect(wide.upper > number(1, 1 << 50) && wide.upper < number(3, 1 << 50 - 1))
        #expect(wide.lower <= number(-1, 1 << 50) && wide.lower > number(-3, 1 << 50 - 1))
        #expect(tiny.upper.mantissa.bitWidth < 300 && wide.lower.mantissa.bitWidth < 300)
    }

    @Test func signsAreToldWhenCertain() {
        #expect(ball(5, radius: 4).sign == 1)
        #expect(ball(-5, radius: 4).sign == -1)
        #expect(ball(5, radius: 5).sign == nil)
        #expect(ball(0).sign == 0)
        #expect(ball(0, radius: 1).sign == nil)
        #expect(ball(1, 1 << 40, radius: 1).sign == 1)
        #expect(ball(5, radius: 6).containsZero && ball(0).containsZero && !ball(5, radius: 4).containsZero)
    }

    @Test func comparisonsAreToldWhenCertain() {
        #expect(ball(5, radius: 1).compared(to: ball(8, radius: 1)) == -1)
        #expect(ball(8, radius: 1).compared(to: ball(5, radius: 1)) == 1)
        #expect(ball(6, radius: 1).compared(to: ball(8, radius: 1)) == nil)
        #expect(ball(6).compared(to: ball(3, 1)) == 0)
        #expect(ball(6, radius: 1).compared(to: ball(6, radius: 1)) == nil)
    }

    @Test func wholePartsAreToldWhenCertain() {
        #expect(ball(11, -1, radius: 1, -2).floor == 5)
        #expect(ball(11, -1, radius: 1, -2).ceiling == 6)
        #expect(ball(-11, -1, radius: 1, -2).floor == -6)
        #expect(ball(-11, -1, radius: 1, -2).ceiling == -5)
        #expect(ball(6, radius: 1, -20).floor == nil)
        #expect(ball(-6).floor == -6 && ball(-6).ceiling == -6)
        #expect(ball(1, 1 << 40).floor == nil)
        #expect(ball(1, -1 << 40).floor == 0 && ball(-1, -1 << 40).floor == -1)
    }

    @Test func endsAsFractions() {
        #expect(ball(3, -2).lower.rational == Rational(3, over: 4))
        #expect(ball(-3, 4).lower.rational == Rational(-48))
        #expect(ball(0).lower.rational == 0)
        #expect(ball(3, 1 << 40).lower.rational == nil)
        #expect(ball(3, -1 << 40).lower.rational == nil)
    }
}
