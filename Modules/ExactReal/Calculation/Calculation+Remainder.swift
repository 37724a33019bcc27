/// Whole numbers that are too long to be written out, by the recipe that makes them.
extension Calculation {
    /// The remainder, from 0 up, of a whole number by one above 0; nil if the recipe does not tell. O(numbers).
    func remainder(_ number: Number, by modulus: Integer) throws(CalculationError) -> Integer? {
        var remainders = [Integer?](repeating: nil, count: number.place + 1)
        var path = [number.place]
        while let place = path.last {
            if !traits[place].contains(.isWhole) { return nil }
            if let operand = operations[place].operands.first(where: { remainders[$0] == nil }) {
                path.append(operand)
            } else {
                remainders[place] = try charging { () throws(Interruption) in
                    try remainder(operations[place], by: modulus) { remainders[$0] ?? 0 }
                }
                if remainders[place] == nil { return nil }
                path.removeLast()
            }
        }
        return remainders[number.place]
    }

    private func remainder(
        _ operation: Operation, by modulus: Integer, _ of: (Int) -> Integer
    ) throws(Interruption) -> Integer? {
        switch operation {
        case .rational(let value): try budget.remainder(value.numerator, modulus)
        case .sum(let a, let b): try budget.remainder(of(a) + of(b), modulus)
        case .product(let a, let b): try budget.remainder(budget.product(of(a), of(b)), modulus)
        case .integerPower(let a, let n): try budget.remainder(of(a), toPower: n, modulus)
        case .function(.gamma, let a): budget.remainder(ofFactorial: rational(Number(place: a)), modulus)
        default: nil
        }
    }
}

extension Budget {
    /// The remainder from 0 up.
    fileprivate func remainder(_ value: Integer, _ modulus: Integer) throws(Interruption) -> Integer {
        let (_, rest) = try quotient(of: value.naturalMagnitude, by: modulus.naturalMagnitude)
        let remainder = Integer(isNegative: value.isNegative, rest)
        return remainder.isNegative ? remainder + modulus : remainder
    }

    /// By squaring, the exponent's bits from the left.
    fileprivate func remainder(
        _ base: Integer, toPower exponent: Integer, _ modulus: Integer
    ) throws(Interruption) -> Integer? {
        if exponent.isNegative { return nil }
        let bits = exponent.naturalMagnitude
        var power = try remainder(1, modulus)
        for bit in (0..<bits.bitWidth).reversed() {
            power = try remainder(product(power, power), modulus)
            if (bits >> bit).isOdd { power = try remainder(product(power, base), modulus) }
        }
        return power
    }

    /// The remainder of Γ(a), where it is easy: the modulus is a factor of (a − 1)!.
    fileprivate func remainder(ofFactorial a: Rational?, _ modulus: Integer) -> Integer? {
        guard let n = a?.integer, n > modulus else { return nil }
        return 0
    }
}
