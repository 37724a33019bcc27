import LoopTesting
import Testing

@testable import ExactReal

/// The promise of balls, against Arb's values at a point of the operands: `Tests/Cases/ball-*.tsv`, written by
/// `Tools/oracles/balls.py`.
struct InclusionTests {
    @Test(arguments: BallFunction.allCases)
    func theValueLiesInTheBall(_ function: BallFunction) {
        let rows = cases(in: "ball-\(function).tsv").map(Row.init)
        #expect(!rows.isEmpty)
        let constants = Constants()
        for row in rows { row.check(function, constants) }
    }
}

/// One line of a table: the value is from `value`·2^`exponent` to (`value` + 2)·2^`exponent`.
private struct Row {
    let cells: [String: String]
    let precision: Int
    let x: Ball
    let y: String
    /// 2 to this power is the largest radius that the answer may have.
    let widest: Int64?

    init(_ cells: [String: String]) {
        self.cells = cells
        precision = cells["precision"].flatMap { Int($0) } ?? 0
        x = Ball(text: cells["x"] ?? "")
        y = cells["y"] ?? ""
        widest = cells["widest"].flatMap { Int64($0) }
    }

    private var isExact: Bool { x.isExact && (!y.contains(" ") || Ball(text: y).isExact) }

    func check(_ function: BallFunction, _ constants: Constants) {
        let reals = Reals(precision: precision, budget: Budget(work: 1_000_000_000), constants: constants)
        do throws(Interruption) {
            check(try function.value(reals, x, y))
        } catch {
            let word = "\(error)"
            #expect(word == cells["value"] || word == "undecided" && widest == nil && !isExact, "\(function) \(cells)")
        }
    }

    private func check(_ ball: Ball) {
        guard let value = Integer(decimal: Array((cells["value"] ?? "").utf8)),
            let exponent = cells["exponent"].flatMap({ Int64($0) })
        else {
            Issue.record("a ball where there is none: \(cells)")
            return
        }
        let (low, high) = (Dyadic(value).shifted(by: exponent), Dyadic(value + 2).shifted(by: exponent))
        #expect(ball.lower <= high && low <= ball.upper, "outside: \(cells)")
        if let widest { #expect(ball.radius <= .power(widest), "too wide: \(cells)") }
    }
}
