import LoopTesting
import Testing

@testable import ExactReal

/// Whatever a form says is true: the number that a calculation gives lies in the ball that has been worked out without forms,
/// and nothing is proved to be 0 that such a ball tells from 0.
struct FormSoundnessTests {
    private let precision = 900

    @Test(arguments: cases(in: "form-values.tsv") + cases(in: "form-proofs.tsv"))
    func nearMissesAreNotClaimed(_ row: [String: String]) throws {
        var random = SeededRandom()
        let formula = Formula(row["formula"] ?? "")
        let tiny = try #require(Rational(10).power(-200))
        let index = Int.random(in: 0...formula.numberCount, using: &random)
        try expectTruth(formula.nudged(index, by: tiny), "\(row), number \(index)")
    }

    @Test func randomFormulas() throws {
        var random = SeededRandom()
        for _ in 0..<300 {
            let formula = Formula.random(depth: Int.random(in: 1...4, using: &random), &random)
            try expectTruth(formula, "\(formula), seed \(random.seed)")
        }
    }

    /// A difference of two ways to write a number is proved to be 0, and so is that of their sines.
    @Test func randomIdentities() throws {
        var random = SeededRandom()
        for _ in 0..<60 {
            let calculation = Calculation(budget: Budget(work: 2_000_000_000))
            let (a, b) = (Formula.random(depth: 2, &random), Formula.random(depth: 2, &random))
            guard let x = try? a.number(in: calculation), let y = try? b.number(in: calculation) else { continue }
            let square = try calculation.power(calculation.sum(x, y), calculation.number(2))
            let product = try calculation.product(calculation.number(2), calculation.product(x, y))
            let expanded = try calculation.sum(
                calculation.sum(calculation.product(x, x), product), calculation.product(y, y))
            #expect(try calculation.comparison(square, expanded) == 0, "\(a), \(b), seed \(random.seed)")
        }
    }

    /// A formula that has a value in both ways has the same.
    private func expectTruth(_ formula: Formula, _ comment: String) throws {
        let calculation = Calculation(budget: Budget(work: 2_000_000_000))
        let reals = Reals(precision: precision, budget: calculation.budget, constants: calculation.constants)
        do {
            let number = try formula.number(in: calculation)
            let (ball, other) = try (calculation.ball(number, precision: precision), formula.ball(reals))
            #expect(ball.compared(to: other) ?? 0 == 0, "\(comment)")
            if !other.containsZero { #expect(try !calculation.isProvedZero(number), "\(comment)") }
            for place in calculation.operations.indices { try expectTrueForm(at: place, calculation, comment) }
        } catch is CalculationError {
        } catch is Interruption {
        }
    }

    /// The form of a number has its value.
    private func expectTrueForm(at place: Int, _ calculation: Calculation, _ comment: String) throws {
        let ball = try calculation.ball(Calculation.Number(place: place), precision: precision)
        let reals = Reals(precision: precision, budget: calculation.budget, constants: calculation.constants)
        let value = try calculation.form(at: place).ball(calculation, reals)
        #expect(ball.compared(to: value) ?? 0 == 0, "\(comment): \(calculation.operations[place])")
    }
}

extension Form {
    /// A ball of the form's value.
    fileprivate func ball(_ calculation: Calculation, _ reals: Reals) throws(Interruption) -> Ball {
        try reals.divide(numerator.ball(calculation, reals), by: denominator.ball(calculation, reals))
    }
}

extension Polynomial {
    fileprivate func ball(_ calculation: Calculation, _ reals: Reals) throws(Interruption) -> Ball {
        var sum = Ball.zero
        for term in terms {
            var product = try reals.ball(term.factor)
            for power in term.key.powers.terms {
                product = try reals.multiply(product, by: power.ball(calculation, reals))
            }
            if let wave = term.key.wave { product = try reals.multiply(product, by: wave.ball(calculation, reals)) }
            sum = try reals.add(sum, product)
        }
        return sum
    }
}

extension Combination<Generator>.Term {
    fileprivate func ball(_ calculation: Calculation, _ reals: Reals) throws(Interruption) -> Ball {
        let exponent = try reals.ball(factor)
        func of(_ place: Int) throws(Interruption) -> Ball {
            try calculation.ball(Calculation.Number(place: place), precision: reals.precision)
        }
        switch key {
        case .exponential(let place): return try reals.exp(reals.multiply(exponent, by: of(place)))
        case .prime(let p): return try reals.power(Ball(p), exponent)
        case .number(let place):
            let base = try of(place)
            if let whole = factor.integer { return try reals.power(base, whole) }
            return try reals.power(base, exponent)
        }
    }
}

extension Wave {
    fileprivate func ball(_ calculation: Calculation, _ reals: Reals) throws(Interruption) -> Ball {
        var sum = Ball.zero
        for term in angle.terms {
            let part = try calculation.ball(Calculation.Number(place: term.key), precision: reals.precision)
            sum = try reals.add(sum, reals.multiply(reals.ball(term.factor), by: part))
        }
        return try isSine ? reals.sine(sum) : reals.cosine(sum)
    }
}
