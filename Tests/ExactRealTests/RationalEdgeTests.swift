import ExactReal
import Testing

@Suite struct RationalEdgeTests {
    @Test func fractionsAreReduced() {
        #expect(Rational(6, over: -4) == Rational("-3/2"))
        #expect(Rational(0, over: -5) == 0)
        #expect(Rational(1, over: 0) == nil)
        #expect(Rational(Integer(.min), over: Integer(.min)) == 1)
        #expect(Rational(Integer(.max), over: Integer(.min))?.denominator == -Integer(.min))
    }

    @Test func whatIsUndefinedIsNil() {
        #expect(Rational(1).divided(by: 0) == nil)
        #expect(Rational(0).divided(by: 0) == nil)
        #expect(Rational(0).reciprocal == nil)
        #expect(Rational(0).power(-1) == nil)
        #expect(Rational(1).modulo(0) == nil)
        #expect(Rational(-4).squareRoot == nil)
        #expect(Rational(2).squareRoot == nil)
        #expect(Rational("4/3")?.squareRoot == nil)
    }

    @Test func powersOfAnySize() {
        #expect(Rational(0).power(0) == 1)
        #expect(Rational(2).power(.min) == nil)
        #expect(Rational(2).power(.max) == nil)
        #expect(Rational(1).power(.min) == 1)
        #expect(Rational(-1).power(.min) == 1)
        #expect(Rational("2/3")?.power(-2) == Rational("9/4"))
    }

    @Test func rootsOfFractions() {
        #expect(Rational("9/4")?.squareRoot == Rational("3/2"))
        #expect(Rational(0).squareRoot == 0)
    }

    @Test func halvesGoAwayFromZero() {
        #expect(Rational("5/2")?.rounded == 3)
        #expect(Rational("-5/2")?.rounded == -3)
        #expect(Rational("-1/2")?.rounded == -1)
        #expect(Rational("49/100")?.rounded == 0)
    }

    @Test func theRemainderHasTheSignOfTheDivisor() {
        #expect(Rational(-7).modulo(3) == 2)
        #expect(Rational(7).modulo(-3) == -2)
        #expect(Rational("11/2")?.modulo(2) == Rational("3/2"))
    }

    @Test func partsOfAFraction() {
        #expect(Rational("-3/4")?.numerator == -3)
        #expect(Rational("-3/4")?.denominator == 4)
        #expect(Rational("-3/4")?.isInteger == false)
        #expect(Rational("-3/4")?.integer == nil)
        #expect(Rational(7).integer == 7)
        #expect(Rational("3/4")?.bitWidth == 5)
    }
}
