import ExactReal
import LoopTesting
import Testing

/// CPython's answers, from `Tools/oracles/exact-numbers.py`.
@Suite struct IntegerTableTests {
    @Test func everyRowOfTheTable() {
        let rows = cases(in: "integers.tsv")
        #expect(rows.count > 2500)
        for row in rows {
            let (operation, left, right) = (row["operation"] ?? "", row["left"] ?? "", row["right"] ?? "")
            #expect(result(of: operation, left, right) == row["result"], "\(operation) \(left) \(right)")
        }
    }

    private func result(of operation: String, _ left: String, _ right: String) -> String? {
        let (a, b) = (Integer(left), Integer(right))
        switch operation {
        case "add": return "\(a + b)"
        case "subtract": return "\(a - b)"
        case "multiply": return "\(a * b)"
        case "compare": return a < b ? "-1" : a == b ? "0" : "1"
        case "gcd": return "\(Integer.greatestCommonDivisor(a, b))"
        case "lcm": return "\(Integer.leastCommonMultiple(a, b))"
        case "floor": return a.dividedFlooring(by: b).map { "\($0.quotient) \($0.remainder)" }
        case "truncate": return a.dividedTruncating(by: b).map { "\($0.quotient) \($0.remainder)" }
        case "square": return "\(a.squared)"
        case "root": return a.squareRoot.map { "\($0)" }
        default: return result(of: operation, left, a, b.int ?? 0)
        }
    }

    private func result(of operation: String, _ text: String, _ a: Integer, _ b: Int) -> String? {
        switch operation {
        case "power": a.power(b)?.description
        case "shift": a.shiftedLeft(by: b)?.description
        case "factorial": a.int.flatMap { Integer.factorial($0, step: b)?.description }
        case "digits": Integer(digits: text.utf8.map { $0 < 0x3A ? $0 - 0x30 : $0 - 0x57 }, radix: b)?.description
        default: "no such operation"
        }
    }
}
