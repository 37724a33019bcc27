import LoopTesting
import Testing

@testable import ExactReal

/// Factor refinement: elements without common divisors, of whose powers the numbers are products.
struct CoprimeBaseTests {
    @Test func randomNumbers() throws {
        var random = SeededRandom()
        for _ in 0..<200 {
            var base = CoprimeBase(budget: Budget(work: .max))
            let numbers = (0..<Int.random(in: 1...8, using: &random)).map { _ in smooth(&random) }
            for number in numbers { try base.insert(number) }
            #expect(isCoprime(base.elements), "\(numbers), seed \(random.seed)")
            for number in numbers {
                let product = try base.monomial(Rational(number)).powers.reduce(Rational(1)) { product, power in
                    product * (Rational(base.elements[power.place]).power(power.exponent.numerator.int ?? 0) ?? 0)
                }
                #expect(product == Rational(number), "\(numbers), seed \(random.seed)")
            }
        }
    }

    /// A number whose prime factors are few and come again.
    private func smooth(_ random: inout SeededRandom) -> Integer {
        (0..<Int.random(in: 1...30, using: &random)).reduce(1) { product, _ in
            product * Integer([2, 3, 5, 7, 1_000_003, 6].randomElement(using: &random) ?? 1)
        }
    }

    private func isCoprime(_ numbers: [Integer]) -> Bool {
        numbers.indices.allSatisfy { i in
            numbers[i] > 1 && numbers[..<i].allSatisfy { Integer.greatestCommonDivisor($0, numbers[i]) == 1 }
        }
    }

    @Test func powersAreFoundWithoutFactoring() throws {
        var base = CoprimeBase(budget: Budget(work: .max))
        try base.insert(try #require(Integer(10).power(10_000)))
        try base.insert(2)
        #expect(base.elements.count == 2)
        let half = try base.monomial(Rational(lowestTerms: 1, over: 2))
        #expect(half.powers.map { $0.exponent } == [-1])
    }

    @Test func whatTakesTooLongIsRefused() throws {
        var base = CoprimeBase(budget: Budget(work: .max))
        let large = try #require(Integer(10).power(100_000))
        try base.insert(large + 1)
        #expect(throws: Interruption.overWork) { try base.insert(large - 1) }
    }
}
