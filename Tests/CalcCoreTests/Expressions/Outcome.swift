import CalcCore
import Screens
import Testing

/// What came of some text: the result and how it was read, or the error and its byte.
struct Outcome: Equatable {
    var result = ""
    var reading = ""
    var error = ""
    var position = ""
    var definitions = Definitions()

    init(_ text: String, angle: AngleUnit = .degrees, _ definitions: Definitions = Definitions()) {
        do throws(ExpressionError) {
            let evaluation = try evaluate(Text(text), angle: angle, definitions: definitions)
            result = try evaluation.shown()
            reading = evaluation.reading.string
            self.definitions = evaluation.definitions
        } catch {
            self.error = error.message.string
            position = String(error.position)
            self.definitions = definitions
        }
    }

    /// Checks that this is what the row of a table says in its columns of these names.
    func check(_ row: [String: String]) {
        #expect(result == row["result"], "\(row)")
        #expect(reading == row["reading"], "\(row)")
        #expect(error == row["error"], "\(row)")
        #expect(position == row["position"], "\(row)")
    }
}
