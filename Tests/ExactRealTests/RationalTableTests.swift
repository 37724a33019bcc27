import ExactReal
import LoopTesting
import Testing

/// CPython's answers, from `Tools/oracles/exact-numbers.py`.
@Suite struct RationalTableTests {
    @Test func everyRowOfTheTable() throws {
        let rows = cases(in: "rationals.tsv")
        #expect(rows.count > 2500)
        for row in rows {
            let (operation, left, right) = (row["operation"] ?? "", row["left"] ?? "", row["right"] ?? "")
            let a = try #require(Rational(left))
            let b = Rational(right) ?? 0
            #expect(result(of: operation, a, b) == row["result"], "\(operation) \(left) \(right)")
        }
    }

    private func result(of operation: String, _ a: Rational, _ b: Rational) -> String {
        switch operation {
        case "add": "\(a + b)"
        case "subtract": "\(a - b)"
        case "multiply": "\(a * b)"
        case "divide": a.divided(by: b)?.description ?? "none"
        case "modulo": a.modulo(b)?.description ?? "none"
        case "compare": a < b ? "-1" : a == b ? "0" : "1"
        case "power": b.integer?.int.flatMap { a.power($0) }?.description ?? "none"
        case "root": a.squareRoot?.description ?? "none"
        case "floor": "\(a.floor)"
        case "ceiling": "\(a.ceiling)"
        case "truncate": "\(a.truncated)"
        case "round": "\(a.rounded)"
        default: "no such operation"
        }
    }

    @Test func everyDecimalOfTheTable() throws {
        let rows = cases(in: "decimals.tsv")
        #expect(rows.count > 1500)
        for row in rows {
            let value = try #require(Rational(row["value"] ?? ""))
            let digits = try #require(Int(row["digits"] ?? ""))
            let decimal = value.decimal(
                significantDigits: digits, rounding: row["rounding"] == "cut" ? .towardZero : .toNearestOrEven)
            #expect(decimal.description == row["text"], "\(row)")
            #expect(decimal.isExact == (row["exact"] == "yes"), "\(row)")
        }
    }
}
