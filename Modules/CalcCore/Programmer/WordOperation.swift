import ExactReal
import Screens

/// An operation on two numbers of a word; one before a single operand has it twice.
struct WordOperation {
    let sign: WordSign
    let format: WordFormat
    /// The byte of the text where it stands.
    let position: Int

    /// The exact result, before it is wrapped to the word, and what the user should know.
    func result(_ left: Integer, _ right: Integer) throws(ExpressionError) -> (Integer, Text?) {
        switch sign {
        case .add: (left + right, nil)
        case .subtract: (left - right, nil)
        case .multiply: (left * right, nil)
        case .divide: try quotient(left, right)
        case .modulo: (try modulo(left, right), nil)
        case .power: (try power(left, right), nil)
        case .negate: (-right, nil)
        case .not: (~right, nil)
        case .and: (left & right, nil)
        case .nand: (~(left & right), nil)
        case .or: (left | right, nil)
        case .nor: (~(left | right), nil)
        case .xor: (left ^ right, nil)
        case .shiftLeft: (try shiftedLeft(left, by: right), nil)
        case .shiftRight: (shiftedRight(left, by: try distance(right)), nil)
        case .logicalShiftRight: (shiftedRight(format.pattern(of: left), by: try distance(right)), nil)
        case .rotateLeft: (try rotated(left, by: right), nil)
        case .rotateRight: (try rotated(left, by: -right), nil)
        }
    }

    private func quotient(_ left: Integer, _ right: Integer) throws(ExpressionError) -> (Integer, Text?) {
        guard let (quotient, remainder) = left.dividedTruncating(by: right) else { throw divisionByZero(left) }
        return (quotient, remainder.isZero ? nil : .remainderDropped(remainder))
    }

    /// With the sign of the divisor.
    private func modulo(_ left: Integer, _ right: Integer) throws(ExpressionError) -> Integer {
        guard let (_, remainder) = left.dividedFlooring(by: right) else { throw divisionByZero(left) }
        return remainder
    }

    private func divisionByZero(_ left: Integer) -> ExpressionError {
        ExpressionError(left.isZero ? .zeroByZero : .divisionByZero, in: .divide, at: position)
    }

    private func power(_ base: Integer, _ exponent: Integer) throws(ExpressionError) -> Integer {
        if exponent.isNegative { throw .negativePower(at: position) }
        if base.bitWidth <= 1 { return base.power((exponent.isOdd ? 1 : 2) - (exponent.isZero ? 2 : 0)) ?? 1 }
        guard let small = exponent.int, let power = base.power(small), power.bitWidth <= 1 << 17 else {
            throw .numberTooLong(at: position)
        }
        return power
    }

    private func shiftedLeft(_ value: Integer, by bits: Integer) throws(ExpressionError) -> Integer {
        let distance = try distance(bits)
        guard let shifted = value.shiftedLeft(by: distance), shifted.bitWidth <= 1 << 17 else {
            throw .numberTooLong(at: position)
        }
        return shifted
    }

    /// Rounded down, so that the sign stays.
    private func shiftedRight(_ value: Integer, by bits: Int) -> Integer {
        value.isNegative ? ~(~value).shiftedRight(by: bits) : value.shiftedRight(by: bits)
    }

    /// The bits of the word, turned to the left; a distance below 0 turns them to the right.
    private func rotated(_ value: Integer, by bits: Integer) throws(ExpressionError) -> Integer {
        guard let width = format.size.width else { throw .noWordSize(at: position) }
        let distance = bits.dividedFlooring(by: Integer(width))?.remainder.int ?? 0
        let pattern = format.pattern(of: value)
        return (pattern.shiftedLeft(by: distance) ?? 0) | pattern.shiftedRight(by: width - distance)
    }

    /// How far to shift: at most so far that nothing is left.
    private func distance(_ bits: Integer) throws(ExpressionError) -> Int {
        if bits.isNegative { throw .negativeDistance(at: position) }
        return min(bits.int ?? .max, format.size.width ?? 1 << 17)
    }
}
