import ExactReal
import Screens

extension Operand {
    /// A number from elsewhere, written in any way that an expression may be written. A plain number stands as if it
    /// had been typed, so that it can be edited; anything else stands as its value. Throws what cannot be read or
    /// calculated. O(length), beside the arithmetic.
    init(pasted text: Text) throws(ExpressionError) {
        let expression = try Expression(text)
        if let entry = Entry(expression.reading) {
            self = .typed(entry)
            return
        }
        let term = try expression.term()
        self = .value(expression.isNumber ? term.number : term)
    }
}

extension Expression {
    /// The value with the expression it came from.
    fileprivate func term() throws(ExpressionError) -> Term {
        let calculation = Calculation(budget: .key())
        var machine = Machine(calculation, .degrees, Definitions())
        let number = try machine.value(of: self)
        do throws(CalculationError) {
            return try Term(number, of: calculation, from: reading, .sum)
        } catch {
            throw ExpressionError(error, in: nil, at: steps.last?.position ?? 0)
        }
    }

    /// Whether it is a number and perhaps a sign.
    var isNumber: Bool {
        steps.allSatisfy { step in
            switch step.action {
            case .number, .negate: true
            default: false
            }
        }
    }
}

extension Entry {
    /// The entry that shows a plain number: digits, perhaps a minus before them and a point among them; nil for any
    /// other text and for more digits than fit. O(length).
    fileprivate init?(_ number: Text) {
        self.init()
        let isNegative = number.utf8.first == UInt8(ascii: "-")
        for byte in number.utf8.dropFirst(isNegative ? 1 : 0) {
            if isFull { return nil }
            if byte == UInt8(ascii: ".") {
                appendPoint()
            } else if let digit = Digit(ascii: byte) {
                append(digit)
            } else {
                return nil
            }
        }
        if isNegative { changeSign() }
    }
}
