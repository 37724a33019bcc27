import ExactReal

extension QuantityStep {
    /// A function of quantities.
    func value(_ function: NamedFunction, _ operands: [Quantity]) throws(ExpressionError) -> Quantity {
        if operands.allSatisfy({ $0.measure == nil || $0.isAngle }) { return try plainResult(operands) }
        switch function {
        case .absolute, .floor, .ceiling, .round, .truncate, .fraction: return try rounded(operands)
        case .sign: return Quantity(try result(of: [operands[0].number]))
        case .minimum, .maximum, .modulo: return try combined(operands)
        case .hypotenuse:
            for operand in operands { _ = try multipliable(operand) }
            return try combined(operands)
        case .angle: return Quantity(try result(of: comparable(operands).numbers))
        case .squareRoot: return try root(2, operands)
        case .cubeRoot: return try root(3, operands)
        case .fourthRoot: return try root(4, operands)
        case .root: return try root(nil, operands)
        default: return try plainResult(operands)
        }
    }

    /// A function that leaves the unit alone: it acts on what is shown.
    private func rounded(_ operands: [Quantity]) throws(ExpressionError) -> Quantity {
        if case .date = operands[0].measure { throw .dateSum(at: position) }
        var numbers = [operands[0].number]
        for places in operands.dropFirst() { numbers.append(try plain(places)) }
        return try checked(Quantity(result(of: numbers), operands[0].measure))
    }
}
