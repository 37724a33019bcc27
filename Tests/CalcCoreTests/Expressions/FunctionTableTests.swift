import CalcCore
import ExactReal
import LoopTesting
import Screens
import Testing

/// Functions in all units of angles, and random expressions of them.
@Suite struct FunctionTableTests {
    @Test("25 digits as mpmath has them, from Tools/oracles/expressions.py", .timeLimit(.minutes(5)))
    func oracle() throws {
        let rows = cases(in: "expressions-functions.tsv")
        #expect(rows.count > 400)
        for row in rows {
            let text = Text(row["expression"] ?? "")
            let angle = try #require(AngleUnit(row["angle"]))
            let evaluation = try evaluate(text, angle: angle)
            guard case .certain(let decimal)? = try evaluation.decimal(significantDigits: 25) else {
                Issue.record("\(row)")
                continue
            }
            let sign = decimal.isNegative ? "-" : ""
            #expect(sign + String(decoding: decimal.digits, as: UTF8.self) == row["digits"], "\(row)")
            #expect(String(decimal.exponent) == row["exponent"], "\(row)")
            #expect(try evaluate(evaluation.reading, angle: angle).value == evaluation.value, "\(row)")
        }
    }

    @Test(arguments: cases(in: "angles.tsv"))
    func everyUnit(_ row: [String: String]) {
        let text = row["expression"] ?? ""
        #expect(Outcome(text, angle: .degrees).resultOrError == row["degrees"])
        #expect(Outcome(text, angle: .radians).resultOrError == row["radians"])
        #expect(Outcome(text, angle: .gradians).resultOrError == row["gradians"])
    }

    @Test("every function and constant has a value in some unit")
    func everyName() {
        let calls = [
            "sin 1", "cos 1", "tan 1", "sec 1", "csc 1", "cot 1", "asin 1", "acos 1", "atan 1", "arcsin 1", "arccos 1",
            "arctan 1", "sin^-1 1", "atan2(1, 2)", "sinh 1", "cosh 1", "tanh 1", "asinh 1", "acosh 1", "atanh 0",
            "exp 1", "ln 1", "log 1", "log2 1", "log(1, 2)", "sqrt 1", "cbrt 1", "root(1, 2)", "abs 1", "sign 1",
            "floor 1", "ceil 1", "round 1", "trunc 1", "frac 1", "min(1, 2)", "max(1, 2)", "gcd(1, 2)", "lcm(1, 2)",
            "mod(1, 2)", "nCr(2, 1)", "nPr(2, 1)", "ncr(2, 1)", "npr(2, 1)", "comb(2, 1)", "perm(2, 1)",
            "binomial(2, 1)", "gamma 1", "factorial 1", "fact 1", "hypot(1, 2)", "1 deg", "1 rad", "1 grad", "1°",
            "pi", "π", "e", "phi", "φ", "tau", "τ", "√1", "∛1", "∜1",
        ]
        for call in calls {
            #expect(Outcome(call).error == "", "\(call)")
            #expect(Outcome(call.uppercased()).result == Outcome(call).result, "\(call)")
        }
    }
}

extension AngleUnit {
    fileprivate init?(_ name: String?) {
        switch name {
        case "deg": self = .degrees
        case "rad": self = .radians
        case "grad": self = .gradians
        default: return nil
        }
    }
}

extension Outcome {
    fileprivate var resultOrError: String { result + error }
}
