import LoopTesting
import Testing

@testable import ExactReal

/// What is 0 is proved to be, and nothing else, however small.
struct ZeroProofTests {
    @Test func identitiesAndTheirNeighbours() throws {
        var identities = RandomIdentities()
        for _ in 0..<200 {
            let identity = identities.identity()
            #expect(try TestNumber(identity).sign == 0, "\(identity), seed \(identities.random.seed)")
            let digits = Int.random(in: 1...60, using: &identities.random)
            try check(identity + "+1/10^\(digits)", isAbove: 0, seed: identities.random.seed)
        }
    }

    @Test func numbersNearZero() throws {
        var identities = RandomIdentities()
        for _ in 0..<200 {
            try check(identities.nearZero(), isAbove: nil, seed: identities.random.seed)
        }
    }

    private func check(_ expression: String, isAbove zero: Int?, seed: UInt64) throws {
        let number = try TestNumber(expression)
        #expect(try !number.isProvedZero, "\(expression), seed \(seed)")
        #expect(try number.keepsItsBound, "\(expression), seed \(seed)")
        if let zero { #expect(try number.sign > zero, "\(expression), seed \(seed)") }
    }

    /// What was proved to be 0 goes into other numbers, even below a root.
    @Test(arguments: ["sqrt(ZERO)", "ZERO^2+cbrt(ZERO)", "abs(ZERO)*sqrt(7)", "ZERO/sqrt(2)", "0*sqrt(2)"])
    func zerosInside(_ expression: String) throws {
        #expect(try TestNumber(expression).sign == 0)
    }

    @Test func divisionByWhatIsProvedZero() throws {
        #expect(throws: CalculationError.divisionByZero) { try TestNumber("sqrt(2)/ZERO") }
        #expect(throws: CalculationError.zeroByZero) { try TestNumber("ZERO/ZERO") }
        #expect(throws: CalculationError.zeroToNegativePower) { try TestNumber("ZERO^(-2)") }
    }

    @Test func aProofBeyondTheBudgetIsNone() throws {
        let identity = "(sqrt(2)-1)^9999*(sqrt(2)+1)^9999-1"
        #expect(try TestNumber(identity).isProvedZero)
        #expect(try !TestNumber(identity, work: 1_000_000).isProvedZero)
    }
}
