import ExactReal
import Testing

/// The example in the module's README.
@Suite struct ExampleTests {
    @Test func fractions() throws {
        // snippet: fractions
        let third = try #require(Rational(1).divided(by: 3))
        let sum = try #require(Rational(decimal: Array("-12.5e-3".utf8))) + third

        #expect(sum == Rational(77, over: 240))
        #expect(third * 3 == 1)

        let shown = sum.decimal(significantDigits: 12)
        #expect(String(decoding: shown.text, as: UTF8.self) == "0.320833333333")
        #expect(!shown.isExact)
        // end snippet
    }
}
