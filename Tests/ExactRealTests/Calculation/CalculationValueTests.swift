import LoopTesting
import Testing

@testable import ExactReal

/// Hard values to 60 digits, cut: `Tests/Cases/calculation-values.tsv`, written by `Tools/oracles/calculations.py`.
struct CalculationValueTests {
    @Test(arguments: cases(in: "calculation-values.tsv"))
    func digits(_ row: [String: String]) throws {
        let calculation = Calculation(budget: Budget(work: 10_000_000_000))
        let number = try Formula.number(row["formula"] ?? "", in: calculation)
        let found = try calculation.decimal(number, significantDigits: 60, rounding: .towardZero)
        let decimal = try #require(found.decimal, "\(row)")
        let digits = String(decoding: decimal.digits.prefix(60), as: UTF8.self)
        let kept = String(digits.reversed().drop { $0 == "0" }.reversed())
        #expect((decimal.isNegative ? "-" : "") + (kept.isEmpty ? "0" : kept) == row["digits"])
        #expect("\(decimal.exponent)" == row["exponent"])
        if row["exact"] == "yes" { #expect(decimal.isExact) }
    }
}
