import ExactReal
import Screens

/// What is to be worked out for the display: a plain value, so that a loop can fulfil it wherever it likes (beside the main
/// loop, say) and drop it when it is no longer asked for. Equal requests have equal outcomes, but for what they may cost.
public indirect enum Request: Hashable, Sendable {
    /// A line of the scientific mode, in a unit of angles and with what names stand for.
    case line(Text, AngleUnit, Definitions)
    /// A line of the programmer's mode, with numbers of a base.
    case words(Text, WordFormat, NumberBase, answer: Integer?)
    /// A line of the converter, in a unit of angles and with what names stand for.
    case conversion(Text, Conversion, AngleUnit, Definitions)
    /// Some digits of a number, from this one on, its first one being 0.
    case digits(Real, from: Int)
    /// A number with so many significant digits.
    case reading(Real, digits: Int)

    /// What comes of it. Pure; all cost is charged to the budget.
    public func outcome(budget: Budget, constants: Constants = Constants()) -> Outcome {
        do throws(ExpressionError) {
            switch self {
            case .line(let text, let angle, let definitions):
                return .number(
                    try Answer(
                        evaluate(text, angle: angle, definitions: definitions, budget: budget, constants: constants)))
            case .conversion(let text, let conversion, let angle, let definitions):
                return .number(
                    try Answer(
                        evaluate(
                            text, converting: conversion, angle: angle, definitions: definitions, budget: budget,
                            constants: constants)))
            case .words(let text, let format, let base, let answer):
                return .word(try WordAnswer(text, format, base, answer: answer))
            case .digits(let value, let first):
                return .digits(try DigitRow(value, from: first, Calculation(budget: budget, constants: constants)))
            case .reading(let value, let count):
                let calculation = Calculation(budget: budget, constants: constants)
                return .reading(try Reading(value, digits: count, calculation))
            }
        } catch {
            return .failure(error)
        }
    }
}

/// What comes of a request.
public indirect enum Outcome: Hashable, Sendable {
    /// A line has a value, or defines a function.
    case number(Answer)
    /// A line of the programmer's mode has a value.
    case word(WordAnswer)
    case digits(DigitRow)
    /// A number with as many digits as were asked for.
    case reading(Reading)
    /// There is no result.
    case failure(ExpressionError)

    /// Whether it was given up for want of time, so that more of it may help.
    public var isUnfinished: Bool {
        guard case .failure(let error) = self else { return false }
        return error.cause == .overWork || error.cause == .stopped
    }

    /// The number with the expression it came from; nil if there is none.
    var term: Term? {
        switch self {
        case .number(let answer): answer.term
        case .word(let answer): answer.term
        case .digits, .reading, .failure: nil
        }
    }

    /// The result of a line of the programmer's mode; nil if it is something else.
    var word: WordAnswer? {
        if case .word(let answer) = self { answer } else { nil }
    }

    /// Whether a line was understood and worked out.
    var isResult: Bool {
        if case .failure = self { false } else { true }
    }
}

/// A request with what came of it.
struct Answered: Hashable, Sendable {
    let request: Request
    let outcome: Outcome
}
