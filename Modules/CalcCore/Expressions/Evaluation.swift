import ExactReal
import Screens

/// What came of a line.
public struct Evaluation {
    /// How the line was read, in full: `6/2(1+2` is `6 ÷ 2 × (1 + 2)`. Read again, it has the same value.
    public let reading: Text
    /// What names stood for before, and what the line made them stand for.
    private let named: Definitions
    /// The calculation that the result is a number of: more can be asked about it there, such as its digits.
    public let calculation: Calculation
    /// The result with what it counts; nil if the line defines a function.
    let quantity: Quantity?
    /// The expression alone, as it was read: without the name that it defines.
    let expressionReading: Text
    /// The byte of the text where the last operation stands.
    let position: Int
    /// What the line may have meant instead, in words; nil where there is no doubt.
    public let hint: Text?

    fileprivate init(
        _ statement: Statement, _ reading: Text, _ angle: AngleUnit, _ definitions: Definitions,
        _ calculation: Calculation, _ quantity: Quantity?
    ) {
        self.reading = statement.reading(of: reading)
        named = definitions
        expressionReading = reading
        (self.calculation, self.quantity) = (calculation, quantity)
        position = statement.expression.steps.last?.position ?? 0
        hint = statement.hint ?? statement.expression.hint(angle)
    }

    /// The number of the result; nil if the line defines a function. `result` says what it counts.
    public var number: Calculation.Number? { quantity?.number }

    /// The number of the result by itself.
    public var value: Real? { number == nil ? nil : named.answer }

    /// What names stand for afterwards, the result among them; with all that is known of it by now.
    public var definitions: Definitions {
        guard let value else { return named }
        var definitions = named
        definitions.known = calculation.keptNumbers(for: value, since: named.known)
        return definitions
    }

    /// The number of the result in digits, as `Calculation.decimal` gives them; nil if the line defines a function.
    public func decimal(
        significantDigits: Int, rounding: Decimal.Rounding = .toNearestOrEven, radix: Int = 10
    ) throws(ExpressionError) -> CertainDecimal? {
        guard let number else { return nil }
        return try decimal(
            of: number, significantDigits: significantDigits, rounding: rounding, radix: radix)
    }

    /// A number of the calculation in digits, as `Calculation.decimal` gives them.
    public func decimal(
        of number: Calculation.Number, significantDigits: Int, rounding: Decimal.Rounding = .toNearestOrEven,
        radix: Int = 10
    ) throws(ExpressionError) -> CertainDecimal {
        do throws(CalculationError) {
            return try calculation.decimal(
                number, significantDigits: significantDigits, rounding: rounding, radix: radix)
        } catch {
            throw ExpressionError(error, in: nil, at: position)
        }
    }
}

/// Works out a line: an expression such as `6/2(1+2)`, or a definition such as `x = 5` or `f(x) = x^2`.
///
/// The rules of entry are in the module's README. The time is bounded by the budget; no input is too deep; what is longer
/// than `Expression.longest` is refused.
/// - Parameters:
///   - angle: The unit of the angles that functions take and give.
///   - format: How the numbers in the text are written; those of the reading are canonical.
///   - definitions: What names stand for. An error leaves them as they were.
///   - constants: What was worked out of π and its like before, and is kept for the next line.
public func evaluate(
    _ text: Text, angle: AngleUnit = .degrees, format: NumberFormat = .plain, definitions: Definitions = Definitions(),
    budget: Budget = .standard(),
    constants: Constants = Constants()
) throws(ExpressionError) -> Evaluation {
    try evaluate(
        text, converting: nil, angle: angle, format: format, definitions: definitions, budget: budget,
        constants: constants)
}

/// The same with the result in another unit, if there is one.
func evaluate(
    _ text: Text, converting conversion: Conversion?, angle: AngleUnit, format: NumberFormat = .plain,
    definitions: Definitions, budget: Budget, constants: Constants
) throws(ExpressionError) -> Evaluation {
    let statement = try Statement(text, definitions, format)
    let known = statement.expression.looksBack ? definitions.known : nil
    let calculation = Calculation(budget: budget, constants: constants, continuing: known)
    var definitions = definitions
    var quantity: Quantity?
    var reading = statement.expression.reading
    if let subject = statement.subject, subject.isFunction {
        let function = UserFunction(parameters: subject.parameters, body: statement.expression)
        try definitions.define(subject.name, as: .function(function), at: subject.position)
    } else {
        var machine = Machine(calculation, angle, definitions)
        var result = try machine.value(of: statement.expression)
        if let conversion {
            reading = conversion.reading(of: statement.expression, result.measure)
            result = try conversion.result(of: result, calculation, angle)
        }
        let value = Value(number: calculation.real(result.number), measure: result.measure?.kept)
        definitions.result = value
        if let subject = statement.subject {
            try definitions.define(subject.name, as: .variable(value), at: subject.position)
        }
        quantity = result
    }
    return Evaluation(statement, reading, angle, definitions, calculation, quantity)
}

extension Budget {
    /// What a line may use, if nothing else is said: about a second on the host, in wasm with halves of its words.
    public static func standard(interruption: @escaping () -> Interruption? = { nil }) -> Budget {
        Budget(work: Int.bitWidth == 64 ? 800_000_000 : 200_000_000, interruption: interruption)
    }
}
