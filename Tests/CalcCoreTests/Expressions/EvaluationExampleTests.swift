import CalcCore
import ExactReal
import Screens
import Testing

/// The example of the README.
struct EvaluationExampleTests {
    @Test func example() throws {
        var lines: [String] = []
        func print(_ reading: String, _ decimal: Decimal) { lines.append("\(reading): \(decimal)") }
        // snippet: evaluate
        var definitions = Definitions()
        for line in ["r = 1/3", "area(r) = πr²", "9area(r) + sin 30"] as [Text] {
            let evaluation = try evaluate(line, angle: .degrees, definitions: definitions)
            definitions = evaluation.definitions
            guard case .certain(let decimal)? = try evaluation.decimal(significantDigits: 20) else { continue }
            print(evaluation.reading.string, decimal)
        }
        // end snippet
        #expect(
            lines == [
                "r = 1 ÷ 3: 0.33333333333333333333", "9 × area(r) + sin(30): 3.6415926535897932385",
            ])
    }
}
