import ExactReal
import Screens

/// Does the steps of expressions on a stack of numbers, without recursion: a call of a function waits in a list.
struct Machine {
    let calculation: Calculation
    let angle: AngleUnit
    let definitions: Definitions
    private var stack: [Calculation.Number] = []
    /// What numbers on the stack count, by their places there, lowest first; most count nothing.
    private var measures: [(place: Int, measure: Measure)] = []
    /// The expression itself, and the functions of the user that are being worked out, innermost last.
    private var calls: [Call] = []
    /// The values of the variables that were used, by the places of their definitions, and of the last result behind them.
    private var imported: [Calculation.Number?]
    private var stepsLeft = Machine.mostSteps

    /// The most steps, those of all calls together.
    private static let mostSteps = 500_000

    private struct Call {
        let steps: [Step]
        let operands: [Quantity]
        var next = 0
    }

    init(_ calculation: Calculation, _ angle: AngleUnit, _ definitions: Definitions) {
        self.calculation = calculation
        self.angle = angle
        self.definitions = definitions
        imported = Array(repeating: nil, count: definitions.entries.count + 1)
    }

    /// The value of an expression. An error inside a function stands where the function is called.
    mutating func value(of expression: Expression) throws(ExpressionError) -> Quantity {
        calls = [Call(steps: expression.steps, operands: [])]
        var position = 0
        while let step = nextStep() {
            if calls.count == 1 { position = step.position }
            stepsLeft -= 1
            if stepsLeft < 0 { throw .tooManySteps(at: position) }
            try perform(step.action, at: position)
        }
        let value = popQuantities(1)[0]
        if value.measure == nil { return value }
        let last = expression.steps.last?.action ?? .add
        return try value.result(isConverted: last == .convert, step(last, at: position))
    }

    /// The next step of the innermost call that has one.
    private mutating func nextStep() -> Step? {
        while let call = calls.last {
            if call.next < call.steps.count {
                calls[calls.count - 1].next += 1
                return call.steps[call.next]
            }
            calls.removeLast()
        }
        return nil
    }

    private mutating func perform(_ action: Step.Action, at position: Int) throws(ExpressionError) {
        switch action {
        case .callDefined(let name, let count): try call(name, count, at: position)
        case .variable(let name): try pushVariable(name, at: position)
        case .answer: try pushAnswer(at: position)
        case .parameter(let place): push(calls[calls.count - 1].operands[place])
        case .quantity(let value, let measure): push(Quantity(calculation.number(value), measure))
        case .today:
            guard let date = definitions.today else { throw .meaningChanged(NameTable.today, at: position) }
            push(Quantity(calculation.number(Rational(date.days)), .date(.day)))
        case .checkDividend(let unit):
            if measures.dropLast().last?.place != stack.count - 2 {
                throw .fractionOrDivisor(unit, at: position)
            }
        case _ where action.isOfQuantities || isMeasured(action.operandCount):
            push(try step(action, at: position).result(popOperands(of: action)))
        default:
            let result = try result(action, at: position)
            stack.append(result)
        }
    }

    private func step(_ action: Step.Action, at position: Int) -> QuantityStep {
        QuantityStep(action: action, position: position, calculation: calculation, angle: angle)
    }

    private mutating func push(_ quantity: Quantity) {
        if let measure = quantity.measure { measures.append((stack.count, measure)) }
        stack.append(quantity.number)
    }

    /// Whether one of the topmost numbers counts something.
    private func isMeasured(_ count: Int) -> Bool {
        measures.last.map { $0.place >= stack.count - count } ?? false
    }

    private mutating func call(_ name: Text, _ count: Int, at position: Int) throws(ExpressionError) {
        guard case .function(let function)? = definitions[name], function.parameters.count == count else {
            throw .meaningChanged(name, at: position)
        }
        calls.append(Call(steps: function.body.steps, operands: popQuantities(count)))
    }

    private mutating func pushVariable(_ name: Text, at position: Int) throws(ExpressionError) {
        guard let place = definitions.place(of: name), case .variable(let value) = definitions.entries[place].definition
        else { throw .meaningChanged(name, at: position) }
        try push(value, keptAt: place, at: position)
    }

    private mutating func pushAnswer(at position: Int) throws(ExpressionError) {
        guard let value = definitions.result else { throw .noAnswer(at: position) }
        try push(value, keptAt: definitions.entries.count, at: position)
    }

    /// Puts a value from outside on the stack; it is taken into the calculation but once.
    private mutating func push(_ value: Value, keptAt place: Int, at position: Int) throws(ExpressionError) {
        let number =
            if let known = imported[place] { known } else { try calculation.imported(value.number, at: position) }
        imported[place] = number
        push(Quantity(number, value.measure))
    }

    /// Takes what a step works on: what was only shown otherwise is a plain number there.
    private mutating func popOperands(of action: Step.Action) -> [Quantity] {
        let operands = popQuantities(action.operandCount)
        return action == .convert ? operands : operands.map { Quantity($0.number, $0.measure?.kept) }
    }

    /// Takes the topmost numbers with what they count.
    private mutating func popQuantities(_ count: Int) -> [Quantity] {
        let start = stack.count - count
        var quantities = stack[start...].map { Quantity($0) }
        while let last = measures.last, last.place >= start {
            quantities[last.place - start].measure = last.measure
            measures.removeLast()
        }
        stack.removeLast(count)
        return quantities
    }

    /// Takes the topmost numbers, none of which counts anything. The parser sees to it that they are there.
    private mutating func pop(_ count: Int) -> [Calculation.Number] {
        defer { stack.removeLast(count) }
        return Array(stack.suffix(count))
    }

    private mutating func result(
        _ action: Step.Action, at position: Int
    ) throws(ExpressionError) -> Calculation.Number {
        do throws(CalculationError) {
            return try action.result(pop(action.operandCount), calculation, angle)
        } catch {
            throw ExpressionError(error, in: action, at: position)
        }
    }
}

extension Calculation {
    /// The value of a variable as a number of this calculation.
    fileprivate func imported(_ value: Real, at position: Int) throws(ExpressionError) -> Number {
        do throws(CalculationError) {
            return try number(value)
        } catch {
            throw ExpressionError(error, in: .answer, at: position)
        }
    }
}
