import CalcCore
import ExactReal
import HostKit
import Screens

/// Expressions worked out one after the other, with the names that they define.
final class Session {
    private let options: Options
    private let constants = Constants()
    private let plain: PlainAnswers
    /// What names stand for by now.
    private(set) var definitions = Definitions()
    /// The last line, if its digits were found without its value, which is `ans`.
    private var unsettled: Text?

    /// A session in which nothing is defined.
    init(_ options: Options) {
        self.options = options
        plain = PlainAnswers(
            angle: options.angle, significantDigits: options.digits ?? Options.usualDigits, rounding: options.rounding,
            constants: constants)
    }

    /// What comes of an expression within the time, or until `shouldStop`.
    func answer(to expression: Text, defines: Bool = true, until shouldStop: @escaping () -> Bool) -> Answer {
        answer(to: expression, by: options, defines: defines, until: shouldStop)
    }

    /// The answer to plain arithmetic, found at once; nil where it has to be found in the other way.
    func plainAnswer(to expression: Text) -> Answer? {
        guard options.arePlain, let answer = plain.answer(to: expression) else { return nil }
        switch answer {
        case .rational(let value):
            definitions.answer = Real(value)
            unsettled = nil
            return Answer(to: expression, value, by: options)
        case .decimal(let decimal):
            unsettled = expression
            return Answer(to: expression, decimal)
        }
    }

    /// Finds the value of the last line, if only its digits are known.
    private func settle() {
        guard let line = unsettled else { return }
        unsettled = nil
        let evaluation = try? evaluate(line, angle: options.angle, definitions: definitions, constants: constants)
        if let evaluation { definitions = evaluation.definitions }
    }

    /// The result of an expression in one row, which defines nothing; nil where it has none, or where it is given up.
    func preview(of expression: Text, columns: Int, until shouldStop: @escaping () -> Bool) -> Text? {
        let options = options.fitting(columns)
        let answer = answer(to: expression, by: options, defines: false, until: shouldStop)
        guard let result = answer.result.map({ options.format.drawn($0) }), result != expression else { return nil }
        return (answer.isExact ? "= " : "≈ ") + result
    }

    private func answer(
        to expression: Text, by options: Options, defines: Bool, until shouldStop: @escaping () -> Bool
    ) -> Answer {
        readDate()
        settle()
        let deadline = Deadline(after: options.timeLimit)
        let budget = Budget(work: options.work) { shouldStop() ? .stopped : deadline.isReached ? .overWork : nil }
        do throws(ExpressionError) {
            let evaluation = try evaluate(
                expression, angle: options.angle, format: options.format, definitions: definitions, budget: budget,
                constants: constants)
            let answer = try Answer(to: expression, evaluation, by: options)
            if defines { definitions = evaluation.definitions }
            return answer
        } catch {
            return Answer(to: expression, failed: error)
        }
    }

    /// Lets `today` be the date of the day where the user is.
    private func readDate() {
        definitions.setToday(Int(Clock.local(Clock.wall()) / 86_400_000_000_000))
    }
}

extension Options {
    /// The work that is foreseen for the time, in products of words: what would take more is refused at once.
    fileprivate var work: Int64 { Int64(min(timeLimit, 1e9) * 1e9) }

    /// Whether nothing but a few decimal digits is asked for.
    fileprivate var arePlain: Bool { format == .plain && radix == 10 && !isExact && !isJSON && (digits ?? 0) <= 100 }
}
