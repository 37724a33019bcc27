import Screens

extension Calculator {
    /// What a screen reader says of a sum that was just finished: the sum with its result, or why there is none. Empty while
    /// something is being typed.
    var spoken: Text {
        if mode == .basic { return deskSpoken }
        guard case .answered(_, let outcome) = sheet.pad.phase else { return "" }
        return switch outcome {
        case .number(let answer): Calculator.spoken(answer.reading, answer.term?.reading)
        case .word(let answer): tr("{} equals {}", answer.reading, answer.record.result)
        case .failure(let error): error.message
        case .digits: ""
        }
    }

    private var deskSpoken: Text {
        if let failure { return failure.words }
        guard case .oneOperand(.result(let term, _)) = desk else { return "" }
        return Calculator.spoken(term.text, term.reading)
    }

    private static func spoken(_ sum: Text, _ result: Reading?) -> Text {
        guard let result else { return "" }
        return result.isExact ? tr("{} equals {}", sum, result.whole) : tr("{} is about {}", sum, result.whole)
    }
}
