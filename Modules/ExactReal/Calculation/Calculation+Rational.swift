/// Rational numbers are written out as long as they are not too long; beyond that a number keeps the recipe by which it is
/// made.
extension Calculation {
    /// The value of an operation on written rational numbers; nil if it is not rational, or too long.
    func written(_ operation: Operation) throws(CalculationError) -> Rational? {
        func of(_ place: Int) -> Rational? { rational(Number(place: place)) }
        return try charging { () throws(Interruption) in
            switch operation {
            case .rational(let value): value
            case .sum(let a, let b): if let a = of(a), let b = of(b) { try budget.sum(a, b) } else { nil }
            case .product(let a, let b): if let a = of(a), let b = of(b) { try budget.product(a, b) } else { nil }
            case .quotient(let a, let b): if let a = of(a), let b = of(b) { try budget.quotient(a, b) } else { nil }
            case .integerPower(let a, let n): if let a = of(a) { try budget.power(a, n) } else { nil }
            case .magnitude(let a): of(a)?.magnitude
            case .pi, .root, .power, .function: nil
            }
        }
    }

    /// The number as a whole one, if it is proved to be one and can be written out. That it is none is not proved.
    func whole(_ number: Number) throws(CalculationError) -> Integer? {
        if let value = rational(number) { return value.integer }
        guard let near = try roughBall(number)?.onlyWholeNumber else { return nil }
        return try isZero(difference(number, self.number(Rational(near)))) ? near : nil
    }
}

extension Operation {
    /// About the bytes that a number of this operation takes in the lists of a calculation.
    var byteCount: Int { 256 + digitBytes }

    /// The bytes of the digits that the operation holds.
    var digitBytes: Int {
        switch self {
        case .rational(let value): value.bitWidth / 8
        case .integerPower(_, let n): n.bitWidth / 8
        default: 0
        }
    }
}
