import Testing

@testable import ExactReal

/// The example in the module's README.
struct BallExampleTests {
    @Test func ramanujansConstant() throws {
        // snippet: balls
        let budget = Budget(work: 100_000_000)
        let reals = Reals(precision: 100, budget: budget, constants: Constants())
        func ramanujan(_ reals: Reals) throws(Interruption) -> Ball {
            try reals.exp(reals.multiply(reals.pi(), by: reals.squareRoot(Ball(163))))
        }
        let digits = try reals.digits(of: ramanujan(reals), DigitWish(significantDigits: 40))
        let finer = try reals.raised(by: #require(digits.missingBits))
        let moreDigits = try finer.digits(of: ramanujan(finer), DigitWish(significantDigits: 40))
        #expect(try moreDigits.decimal(budget)?.description == "2.625374126407687439999999999992500725972e17")
        // end snippet
    }
}
