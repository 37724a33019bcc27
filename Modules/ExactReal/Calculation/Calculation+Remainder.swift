/// Whole numbers that are too long to be written out, by the recipe that makes them.
extension Calculation {
    /// The remainder, from 0 up, of a whole number by one above 0; nil if the recipe does not tell. O(numbers).
    ///
    /// Powers of powers go on with the totient of the modulus: no deeper than it has bits.
    func remainder(_ number: Number, by modulus: Integer) throws(CalculationError) -> Integer? {
        var remainders = [Integer?](repeating: nil, count: number.place + 1)
        var path = [number.place]
        while let place = path.last {
            if !traits[place].contains(.isWhole) { return nil }
            if let operand = operations[place].operands.first(where: { remainders[$0] == nil }) {
                path.append(operand)
            } else {
                remainders[place] = try remainder(operations[place], by: modulus) { remainders[$0] ?? 0 }
                if remainders[place] == nil { return nil }
                path.removeLast()
            }
        }
        return remainders[number.place]
    }

    private func remainder(
        _ operation: Operation, by modulus: Integer, _ of: (Int) -> Integer
    ) throws(CalculationError) -> Integer? {
        if case .power(let a, let b) = operation { return try remainder(of(a), toPower: b, modulus) }
        return try charging { () throws(Interruption) in
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

    /// By Euler's theorem: from log₂ m on, exponents that differ by a multiple of φ(m) leave the same remainder.
    private func remainder(
        _ base: Integer, toPower place: Int, _ modulus: Integer
    ) throws(CalculationError) -> Integer? {
        guard let totient = try charging({ () throws(Interruption) in try budget.totient(modulus) }),
            try isAbove(place, Bound.power(Int64(Limb.bitWidth))),
            let rest = try remainder(Number(place: place), by: totient)
        else { return nil }
        let multiples = totient * Integer(modulus.bitWidth)
        return try charging { () throws(Interruption) in
            try budget.remainder(base, toPower: rest + multiples, modulus)
        }
    }

    /// Whether a number above 0 is surely not below a bound.
    private func isAbove(_ place: Int, _ bound: Bound) throws(CalculationError) -> Bool {
        do throws(Interruption) {
            return bound < (try ball(Number(place: place), precision: Calculation.roughPrecision)).lowerMagnitude
        } catch {
            if error == .tooLarge { return true }
            if error == .undecided { return false }
            throw CalculationError(error)
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

    /// How many of the numbers up to n have no factor in common with it; nil for an n that is too long to be factored.
    fileprivate func totient(_ n: Integer) throws(Interruption) -> Integer? {
        guard let value = n.int, value.bitWidth - value.leadingZeroBitCount <= 40 else { return nil }
        try charge(1 << 22)
        var (rest, totient, factor) = (value, value, 2)
        while factor * factor <= rest {
            if rest.isMultiple(of: factor) { totient -= totient / factor }
            while rest.isMultiple(of: factor) { rest /= factor }
            factor += 1
        }
        return Integer(rest > 1 ? totient - totient / rest : totient)
    }

    /// The remainder of Γ(a), where it is easy: the modulus is a factor of (a − 1)!.
    fileprivate func remainder(ofFactorial a: Rational?, _ modulus: Integer) -> Integer? {
        guard let n = a?.integer, n > modulus else { return nil }
        return 0
    }
}
