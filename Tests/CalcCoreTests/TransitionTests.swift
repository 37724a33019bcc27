import CalcCore
import LoopTesting
import Screens
import Testing

/// Every command in every situation, by `Tests/Cases/calculator-transitions.tsv`.
struct TransitionTests {
    static let transitions = cases(in: "calculator-transitions.tsv")

    @Test(arguments: transitions)
    func transition(_ row: [String: String]) throws {
        let calculator = try calculator(after: Text("\(row["before"] ?? "") \(row["key"] ?? "")"))
        let screen = screen(of: calculator)
        #expect(name(of: calculator.desk) == row["state"])
        #expect(screen.text(of: "line") == row["line"])
        #expect(screen.text(of: "result") == row["result"])
        #expect(screen.fact("memory") == row["memory"])
    }

    @Test("every control, a digit and a paste in every situation")
    func isComplete() {
        let digits = Set((1...9).map { "digit-\($0)" }).subtracting(["digit-7"])
        let controls = Set(cases(in: "calculator-keys.tsv").filter { !digits.contains($0["id"] ?? "") }.map(script))
            .subtracting(["-", "/"]).union(["paste:5", "paste:x"])
        for (situation, rows) in Dictionary(grouping: Self.transitions, by: { $0["before"] ?? "" }) {
            #expect(Set(rows.compactMap { $0["key"] }) == controls, "after '\(situation)'")
        }
    }

    @Test func everyStateIsLeftAndEntered() {
        let states: Set = ["oneOperand", "oneOperandAndOperator", "twoOperandsAndOperator"]
        #expect(Set(Self.transitions.compactMap { $0["state"] }) == states)
    }

    private func script(_ row: [String: String]) -> String {
        String((row["script"] ?? "").split(separator: " ").first ?? "")
    }

    private func name(of desk: Desk) -> String {
        switch desk {
        case .oneOperand: "oneOperand"
        case .oneOperandAndOperator: "oneOperandAndOperator"
        case .twoOperandsAndOperator: "twoOperandsAndOperator"
        }
    }
}
