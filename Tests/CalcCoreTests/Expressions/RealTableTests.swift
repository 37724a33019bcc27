import CalcCore
import ExactReal
import LoopTesting
import Screens
import Testing

/// Tables of real numbers, all checked against Arb by `Tools/oracles`: their digits, cut, and what is said of them.
@Suite struct RealTableTests {
    @Test(
        "every row of the table has its digits or no value", .timeLimit(.minutes(5)),
        arguments: [
            ("real-values", 60), ("real-more", 60), ("real-long", 400), ("expressions-elsewhere", 60),
            ("expressions-real-random", 40),
        ])
    func everyRow(of table: String, digits: Int) throws {
        for row in cases(in: table + ".tsv") { try check(RealRow(row), digits) }
    }

    @Test("algebraic and other numbers that are 0 or very near", .timeLimit(.minutes(5)))
    func zeros() throws {
        for row in cases(in: "zeros-algebraic.tsv") + cases(in: "zeros-transcendental.tsv") {
            let isUndefined = row["verdict"] == "undefined"
            let exact = row["verdict"] == "zero" ? "0" : isUndefined ? "undefined" : "rational"
            let refusal = row["verdict"] == "open" ? "allowed" : ""
            let cells = ["exact": exact, "digits": row["value"] ?? "", "refusal": refusal]
            try check(RealRow(row.merging(cells) { $1 }), 6, .toNearestOrEven)
        }
    }

    @Test("faults of other calculators that people reported", .timeLimit(.minutes(5)))
    func reports() {
        for row in cases(in: "expressions-reports.tsv") {
            Outcome(row["expression"] ?? "", angle: AngleUnit(row["angle"])).check(row)
        }
    }

    /// What `tally` gives an answer: about two seconds.
    private var budget: Budget { Budget(work: 2_000_000_000) }

    private func check(_ row: RealRow, _ digits: Int, _ rounding: Decimal.Rounding = .towardZero) throws {
        do throws(ExpressionError) {
            let evaluation = try evaluate(row.expression, angle: row.angle, budget: budget)
            let decimal = try evaluation.decimal(significantDigits: digits, rounding: rounding)
            guard case .certain(let decimal)? = decimal else {
                #expect(row.mayBeRefused, "\(row): not proved")
                return
            }
            #expect(decimal.text == Array(row.digits.utf8), "\(row): \(decimal.description)")
            #expect(row.allows(isExact: decimal.isExact), "\(row): exact is \(decimal.isExact)")
            #expect(try evaluate(evaluation.reading, angle: row.angle).value == evaluation.value, "\(row)")
        } catch {
            let isRefusal = row.exact == "undefined" ? !error.isForLackOfPatience : row.mayBeRefused
            #expect(isRefusal, "\(row): \(error.message.string)")
        }
    }
}

/// A row of a table of real numbers.
private struct RealRow: CustomStringConvertible {
    let expression: Text
    let angle: AngleUnit
    /// The value, or what kind of number it is.
    let exact: String
    let digits: String
    let mayBeRefused: Bool

    init(_ cells: [String: String]) {
        expression = Text(cells["expression"] ?? "")
        angle = AngleUnit(cells["angle"])
        exact = cells["exact"] ?? ""
        digits = cells["digits"] ?? ""
        mayBeRefused = cells["refusal"] == "allowed"
    }

    /// Whether the digits may be said to be all of the number, or not to be.
    func allows(isExact: Bool) -> Bool {
        switch exact {
        case "irrational", "open", "more": !isExact
        case "rational": true
        case digits: isExact
        // A fraction: its digits end if its denominator has no prime but 2 and 5, and not too many of them.
        default: true
        }
    }

    var description: String { "\(expression.string) \(angle)" }
}

extension AngleUnit {
    /// The unit of a table's cell; radians where there is none.
    fileprivate init(_ cell: String?) {
        switch cell {
        case "deg": self = .degrees
        case "grad": self = .gradians
        default: self = .radians
        }
    }
}

extension ExpressionError {
    /// Whether there may be a value, which was not found.
    fileprivate var isForLackOfPatience: Bool {
        let message = message.string
        return message.hasPrefix("Cannot tell") || message.hasPrefix("This takes too")
    }
}
