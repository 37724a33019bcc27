import Testing

@testable import ExactReal

/// A calculation that goes on with the numbers of another.
struct KeptNumbersTests {
    /// √(… √(x + 1/3) + 1/3): so many roots.
    private func chain(_ count: Int, from start: Real, _ calculation: Calculation) throws -> Calculation.Number {
        let third = calculation.number(try #require(Rational(1, over: 3)))
        var number = try calculation.number(start)
        for _ in 0..<count { number = try calculation.squareRoot(calculation.sum(number, third)) }
        return number
    }

    private func calculation(_ kept: KeptNumbers? = nil, bytes: Int = 1 << 24) -> Calculation {
        Calculation(budget: Budget(work: 1_000_000_000, bytes: bytes), continuing: kept)
    }

    @Test func aLongChainIsNotMadeAnew() throws {
        let first = calculation()
        let value = try first.real(chain(300, from: Real(2), first))
        let kept = try #require(first.keptNumbers(for: value, since: nil))
        let (next, anew) = (calculation(kept), calculation())
        let digits = try next.decimal(chain(1, from: value, next), significantDigits: 20)
        #expect(try anew.decimal(chain(1, from: value, anew), significantDigits: 20) == digits)
        let used = { (calculation: Calculation) in 1_000_000_000 - calculation.budget.remainingWork }
        #expect(20 * used(next) < used(anew), "\(used(next)) \(used(anew))")
    }

    @Test func theNumbersAreChargedOnce() throws {
        let first = calculation()
        let value = try first.real(chain(300, from: Real(2), first))
        let kept = try #require(first.keptNumbers(for: value, since: nil))
        let next = calculation(kept, bytes: 1 << 20)
        #expect(next.budget.remainingBytes == (8 << 20) - kept.numbers.byteCount)
        #expect(throws: CalculationError.overMemory) {
            let small = calculation(kept, bytes: kept.numbers.byteCount / 8)
            _ = try chain(10, from: value, small)
        }
    }

    @Test func shortValuesAreNotKept() throws {
        let calculation = calculation()
        let value = try calculation.real(chain(3, from: Real(2), calculation))
        #expect(calculation.keptNumbers(for: value, since: nil) == nil)
        let other = self.calculation()
        let long = try other.real(chain(300, from: Real(2), other))
        let earlier = other.keptNumbers(for: long, since: nil)
        #expect(calculation.keptNumbers(for: value, since: earlier) != nil)
    }

    @Test func whatIsKnownMakesNoDifference() throws {
        let calculation = calculation()
        let value = try calculation.real(chain(300, from: Real(2), calculation))
        let kept = try #require(calculation.keptNumbers(for: value, since: nil))
        let more = try chain(100, from: value, calculation)
        #expect(try #require(calculation.keptNumbers(for: calculation.real(more), since: kept)) == kept)
    }
}
