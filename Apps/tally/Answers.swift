import CalcCore
import ExactReal
import HostKit
import Screens

/// Answers expressions, one a line: results on standard output, errors on standard error.
final class Answers {
    private let options: Options
    private let shouldStop: () -> Bool
    private let constants = Constants()
    /// What names stand for by now.
    private(set) var definitions = Definitions()
    private var line = 0
    private var hasFailed = false

    /// Answers as the options say, until `shouldStop` says otherwise.
    init(_ options: Options, shouldStop: @escaping () -> Bool = { false }) {
        self.options = options
        self.shouldStop = shouldStop
    }

    /// Answers each argument. The result is the status to exit with: 1 if any failed.
    func answer(_ expressions: [String]) -> Int32 {
        for expression in expressions { answer(Text(expression)) }
        return hasFailed ? 1 : 0
    }

    /// Answers each line of standard input; empty ones are left alone. The result is the status to exit with.
    func answerStandardInput() -> Int32 {
        var lines = LineBuffer()
        var bytes = InputStream.standard.read()
        while !bytes.isEmpty {
            lines.append(bytes)
            while let line = lines.nextLine() { answer(line: line) }
            bytes = InputStream.standard.read()
        }
        if let line = lines.finish() { answer(line: line) }
        return hasFailed ? 1 : 0
    }

    private func answer(line bytes: [UInt8]) {
        line += 1
        if bytes.contains(where: { $0 > UInt8(ascii: " ") }) { answer(Text(utf8: bytes)) }
    }

    /// Answers one expression; with its reading, where that says more than what was typed.
    func answer(_ expression: Text, showsReading: Bool = false) {
        let progress = Progress(limit: options.timeLimit)
        let answer = found(expression) { [shouldStop] in
            progress.tell()
            return shouldStop()
        }
        progress.clear()
        if let error = answer.error {
            hasFailed = true
            report(error, in: answer)
        }
        if options.isJSON {
            OutputStream.output.write((answer.json + "\n").utf8)
        } else if let result = answer.result {
            if showsReading, let reading = answer.tellingReading { say(reading.string + " =", .dim) }
            // A script that asks for digits gets digits; one that asks for the exact value must see when it has none.
            let isMarked = !answer.isExact && (options.isExact || OutputStream.output.isTerminal)
            let mark = isMarked ? "≈ " : ""
            say(mark + result.string, showsReading ? .bold : .plain)
        }
    }

    private func say(_ words: String, _ style: TextStyle) {
        OutputStream.output.write(OutputStream.output.styled(words, style) + "\n")
    }

    /// The result of an expression in one row, which defines nothing; nil where it has none, or where it is given up.
    func preview(_ expression: Text, columns: Int, until shouldStop: @escaping () -> Bool) -> Text? {
        let answer = found(expression, as: options.fitting(columns), shouldStop: shouldStop, defines: false)
        guard let result = answer.result, result != expression else { return nil }
        return (answer.isExact ? "= " : "≈ ") + result
    }

    /// Lists the last result, the variables and the functions, each as a line that would define it.
    func list() {
        let names = (definitions.answer == nil ? [] : ["ans"]) + definitions.variables
        for name in names {
            let answer = found(name, shouldStop: shouldStop, defines: false)
            say(name.string + (answer.isExact ? " = " : " ≈ ") + (answer.result ?? "").string, .plain)
        }
        for function in definitions.functions { say(function.string, .plain) }
        if names.isEmpty, definitions.functions.isEmpty {
            say("Nothing has a name yet: x = 5 gives one to a value, f(x) = x^2 to a function", .plain)
        }
    }

    /// What comes of an expression within the time.
    private func found(
        _ expression: Text, as options: Options? = nil, shouldStop: @escaping () -> Bool, defines: Bool = true
    ) -> Answer {
        let options = options ?? self.options
        let deadline = Deadline(after: options.timeLimit)
        let budget = Budget(work: options.work) { shouldStop() ? .stopped : deadline.isReached ? .overWork : nil }
        do throws(ExpressionError) {
            let evaluation = try evaluate(
                expression, angle: options.angle, definitions: definitions, budget: budget, constants: constants)
            let answer = try Answer(to: expression, evaluation, by: options)
            if defines { definitions = evaluation.definitions }
            return answer
        } catch {
            return Answer(to: expression, failed: error)
        }
    }

    /// Tells an error: on a terminal with a caret below the place, else with its line and column. With `--json`, the
    /// object says it all.
    private func report(_ error: ExpressionError, in answer: Answer) {
        if options.isJSON { return }
        let message = (answer.message ?? error.message).string
        let column = answer.column(of: error)
        if OutputStream.error.isTerminal {
            complain(OutputStream.error.styled(message, .alarming))
            let caret = Text(repeating: " ", count: column) + "^"
            OutputStream.error.write(("  " + answer.input.visible + "\n  " + caret + "\n").utf8)
        } else {
            let place = line > 0 ? "line \(line), column \(column + 1)" : "column \(column + 1)"
            complain("\(place): \(message)")
        }
    }
}

extension Options {
    /// The work that is foreseen for the time, in products of words: what would take more is refused at once.
    fileprivate var work: Int64 { Int64(min(timeLimit, 1e9) * 1e9) }
}

extension Text {
    /// The text with a `?` for each control character, which a terminal would obey instead of showing.
    fileprivate var visible: Text {
        Text(utf8: utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: "?") : $0 })
    }
}
