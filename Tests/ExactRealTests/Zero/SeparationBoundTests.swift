import LoopTesting
import Testing

@testable import ExactReal

/// Separation bounds of expressions, and the verdicts that follow from them.
struct SeparationBoundTests {
    @Test(arguments: cases(in: "separation-bounds.tsv"))
    func everyRowOfTheTable(_ row: [String: String]) throws {
        let number = try TestNumber(row["expression"] ?? "")
        let bound = try #require(try number.separationBound)
        #expect("\(bound.degree)" == row["degree"])
        #expect("\(bound.bits)" == row["bits"])
        #expect(try (number.sign == 0) == (row["verdict"] == "zero"))
        #expect(try number.keepsItsBound)

        let numberWithForms = try TestNumber(row["expression"] ?? "", hasForms: true)
        #expect(try (numberWithForms.sign == 0) == (row["verdict"] == "zero"))
        #expect(try numberWithForms.keepsItsBound)
    }

    @Test(arguments: ["pi", "pi^2-pi", "sin(1)", "cos(sqrt(2)*pi)", "exp(1)-1", "2^sqrt(2)", "cos(pi^2)"])
    func noBoundForWhatIsNotSeenToBeAlgebraic(_ expression: String) throws {
        #expect(try TestNumber(expression).separationBound == nil)
        #expect(try !TestNumber(expression).isProvedZero)
    }

    /// Exponents, orders and denominators of any size neither trap nor cost.
    @Test(arguments: [
        "(1+sqrt(2))^1000000", "sqrt(2)^HUGE-sqrt(3)^HUGE", "((1+sqrt(2))^HUGE)^HUGE-1", "(((2^HUGE)^HUGE)^HUGE)^HUGE",
        "(1+sqrt(2))^(1/1000000)-(2+sqrt(3))^(1/1000001)", "(2+sqrt(5))^(1/HUGE)-3^(1/HUGE)", "(1+sqrt(2))^(-HUGE)-1",
        "cos(pi/HUGE)-1/3", "cos(pi/1000003)+cos(pi/1000033)", "cos(pi*HUGE/7)+(1+sqrt(3))^HUGE",
        "2^HUGE+3^HUGE+sqrt(5)", "7^HUGE*ZERO",
    ])
    func noBoundBeyondTheLargestPrecision(_ expression: String) throws {
        #expect(try TestNumber(expression).separationBound == nil)
    }

    /// Common factors of any size cost nothing, for balls have exponents.
    @Test(arguments: [
        "HUGE*ZERO", "7^(-100000)*ZERO", "7^100000*ZERO", "cbrt(7^10000000)*ZERO", "cbrt(7^(-10000000))*ZERO",
    ])
    func commonFactorsDoNotCount(_ expression: String) throws {
        #expect(try TestNumber(expression).isProvedZero)
    }
}
