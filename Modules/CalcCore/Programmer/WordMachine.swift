import ExactReal
import Screens

/// Works a line of the programmer's mode out, without recursion: operators wait on a stack until their right operand is
/// complete (Dijkstra's shunting yard, 1961). Every step is wrapped to the word, as a processor does.
struct WordMachine {
    private let format: WordFormat
    private let answer: Integer?
    private let end: Int
    private var values: [Integer] = []
    private var waiting: [Waiting] = []
    private var workLeft = WordMachine.mostWork
    private(set) var reading = Text()
    /// What the user should know, in the order in which it happened.
    private(set) var notices: [Text] = []

    private struct Waiting {
        /// What waits; nil for an open bracket.
        let sign: WordSign?
        let position: Int
    }

    /// The most bits that a number has where words have no size.
    private static let mostBits = 1 << 16
    /// The most products of two limbs: about a fifth of a second.
    private static let mostWork = 200_000_000

    init(_ format: WordFormat, answer: Integer?, end: Int) {
        self.format = format
        self.answer = answer
        self.end = end
    }

    /// The value of all words.
    mutating func value(of tokens: [WordToken]) throws(ExpressionError) -> Integer {
        var isOperandNext = true
        for token in tokens {
            isOperandNext =
                isOperandNext ? try readOperand(token) : try readContinuation(token)
        }
        if isOperandNext { throw tokens.isEmpty ? .nothing(at: 0) : .numberMissing(at: end) }
        while let top = waiting.popLast() { try finish(top) }
        return values[0]
    }

    /// Reads a word where an operand begins; the result says whether one is still to come.
    private mutating func readOperand(_ token: WordToken) throws(ExpressionError) -> Bool {
        let position = token.range.lowerBound
        switch token.kind {
        case .number(let value, let base, _):
            reading += base.prefix + base.digits(of: value)
            values.append(literal(value))
            return false
        case .answer:
            guard let answer else { throw .noAnswer(at: position) }
            reading += NameTable.answer
            values.append(wrapped(answer))
            return false
        case .sign(.subtract): wait(.negate, at: position)
        case .sign(.not): wait(.not, at: position)
        case .sign(.add): break
        case .open:
            waiting.append(Waiting(sign: nil, position: position))
            reading += "("
        case .sign(let sign): throw .numberMissing(before: sign.text, at: position)
        case .close: throw .numberMissing(before: ")", at: position)
        }
        return true
    }

    /// Reads a word behind an operand; the result says whether one is to come.
    private mutating func readContinuation(_ token: WordToken) throws(ExpressionError) -> Bool {
        let position = token.range.lowerBound
        switch token.kind {
        case .sign(let sign) where !sign.isPrefix:
            while let top = waiting.last, let earlier = top.sign, sign.waits(for: earlier) {
                waiting.removeLast()
                try finish(top)
            }
            reading += " " + sign.text + " "
            waiting.append(Waiting(sign: sign, position: position))
            return true
        case .close:
            while let top = waiting.last, top.sign != nil {
                waiting.removeLast()
                try finish(top)
            }
            if waiting.popLast() == nil { throw .strayBracket(at: position) }
            reading += ")"
            return false
        default: throw .twoNumbers(at: position)
        }
    }

    private mutating func wait(_ sign: WordSign, at position: Int) {
        reading += sign == .not ? sign.text + " " : sign.text
        waiting.append(Waiting(sign: sign, position: position))
    }

    /// Does what waited; a bracket that nothing closes is closed at the end.
    private mutating func finish(_ waiting: Waiting) throws(ExpressionError) {
        guard let sign = waiting.sign else { return reading += ")" }
        let right = values.removeLast()
        let left = sign.isPrefix ? right : values.removeLast()
        workLeft -= (left.bitWidth / 64 + 1) * (right.bitWidth / 64 + 1)
        if workLeft < 0 { throw ExpressionError(.overWork, in: nil, at: waiting.position) }
        let operation = WordOperation(sign: sign, format: format, position: waiting.position)
        let (value, notice) = try operation.result(left, right)
        if let notice { notices.append(notice) }
        if value.bitWidth > WordMachine.mostBits { throw .numberTooLong(at: waiting.position) }
        values.append(sign.isBitwise ? format.wrapped(value) : wrapped(value))
    }

    /// A number as it is written: one that fits the word as bits stands for these.
    private mutating func literal(_ value: Integer) -> Integer {
        // The least number of a word is written with a number that is none of it: -128.
        if waiting.last?.sign == .negate, format.contains(-value) { return value }
        if let width = format.size.width, value.bitWidth <= width { return format.wrapped(value) }
        return wrapped(value)
    }

    /// The number of the word, with a notice where it is another one.
    private mutating func wrapped(_ value: Integer) -> Integer {
        let wrapped = format.wrapped(value)
        if wrapped != value { notices.append(.wrapped(value, format)) }
        return wrapped
    }
}

extension WordSign {
    /// Whether it works on bits, whatever number they stand for.
    fileprivate var isBitwise: Bool {
        switch self {
        case .or, .nor, .xor, .and, .nand, .not, .rotateLeft, .rotateRight, .logicalShiftRight: true
        default: false
        }
    }
}
