import LoopTesting
import Testing

@testable import ExactReal

/// Numbers in the list of a calculation, and on their way out of it and into another one.
struct CalculationTests {
    private let calculation = Calculation(budget: Budget(work: 1_000_000_000))

    @Test func equalOperationsAreOneNumber() throws {
        let (a, b) = (try Formula.number("sin(1)+e", in: calculation), try calculation.pi())
        #expect(try calculation.sum(a, b) == calculation.sum(b, a))
        #expect(try calculation.product(a, b) == calculation.product(b, a))
        #expect(try calculation.difference(a, b) != calculation.difference(b, a))
        #expect(try calculation.negative(calculation.negative(a)) == a)
        #expect(try calculation.quotient(a, calculation.number(1)) == a)
        #expect(try Formula.number("e+sin(1)", in: calculation) == a)
        let count = calculation.operations.count
        _ = try Formula.number("sin(1)+e", in: calculation)
        #expect(calculation.operations.count == count)
    }

    @Test func rationalNumbersStayRational() throws {
        let sum = try Formula.number("1/3+1/7-0.5*(2/3)^-3", in: calculation)
        #expect(calculation.rational(sum) == Rational("-407/336"))
        #expect(try calculation.rational(Formula.number("abs(-2^100)", in: calculation)) == Rational(2).power(100))
        #expect(try calculation.rational(Formula.number("2^(10^9)", in: calculation)) == nil)
    }

    @Test(arguments: [
        "1/3", "sqrt(2)+sin(1)", "2^(10^10)+1", "(sqrt(2)+1)^100*pi-ln(7)/3", "gamma(1/3)!", "abs(sin(exp(50)))",
    ])
    func numbersGoFromOneCalculationToAnother(_ formula: String) throws {
        let number = try Formula.number(formula, in: calculation)
        let real = calculation.real(number)
        let other = Calculation(budget: Budget(work: 1_000_000_000))
        _ = try Formula.number("cos(3)*pi+ln(2)", in: other)
        let copy = try other.number(real)
        #expect(try other.number(real) == copy)
        #expect(other.real(copy).operations.count == real.operations.count)
        #expect(real.rational == calculation.rational(number))
        #expect(try other.decimal(copy, significantDigits: 40) == calculation.decimal(number, significantDigits: 40))
        #expect(try other.sign(other.difference(copy, Formula.number(formula, in: other))) == 0)
    }

    @Test func aRealHoldsWhatLeadsToItAlone() throws {
        _ = try Formula.number("sin(5)*cos(6)+e", in: calculation)
        let root = try Formula.number("sqrt(7)", in: calculation)
        #expect(calculation.real(root).operations == [.rational(7), .root(0, 2)])
        #expect(Real(Rational("3/4") ?? 0).rational == Rational("3/4"))
    }

    /// What a number is known to be from the way it is made is true.
    @Test func traitsAreTrue() throws {
        var random = SeededRandom()
        for _ in 0..<300 {
            let calculation = Calculation(budget: Budget(work: 1_000_000_000))
            let formula = Formula.random(depth: 3, &random)
            guard (try? formula.number(in: calculation)) != nil else { continue }
            for place in calculation.operations.indices {
                guard let ball = try? calculation.ball(Calculation.Number(place: place), precision: 200) else {
                    continue
                }
                expect(calculation.traits[place], of: ball, "\(formula), seed \(random.seed)")
            }
        }
    }

    private func expect(_ traits: Traits, of ball: Ball, _ comment: Comment) {
        if traits.isSuperset(of: .isPositive) { #expect(ball.upper.sign > 0, comment) }
        if traits.contains(.isNonNegative) { #expect(ball.upper.sign >= 0, comment) }
        if traits.contains(.isWithinOne) { #expect(ball.lower <= .one && ball.upper >= Dyadic.one.negated, comment) }
        if traits.contains(.isWhole), ball.radius.magnitudeExponent < -2 {
            #expect(ball.onlyWholeNumber != nil, comment)
        }
    }

    /// A ball of higher precision lies in one of lower, as far as both can be told.
    @Test func finerBallsAgree() throws {
        var random = SeededRandom()
        for _ in 0..<200 {
            let formula = Formula.random(depth: 4, &random)
            guard let number = try? formula.number(in: calculation) else { continue }
            guard let rough = try? calculation.ball(number, precision: 60) else { continue }
            guard let fine = try? calculation.ball(number, precision: 700) else { continue }
            #expect(rough.compared(to: fine) ?? 0 == 0, "\(formula), seed \(random.seed)")
        }
    }
}
