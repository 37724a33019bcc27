/// Functions of whole numbers.
extension Calculation {
    /// In how many ways k of n things can be chosen; whole numbers from 0 on, 0 for k above n.
    public func combinations(_ n: Number, _ k: Number) throws(CalculationError) -> Number {
        let (n, k) = try choice(n, k)
        if k > n { return number(0) }
        let count = min(k, n - k)
        let written = try charging { () throws(Interruption) in try budget.combinations(n, count) }
        if let written { return number(Rational(written)) }
        return try quotient(permutations(n, count), factorial(number(Rational(count))))
    }

    /// In how many ways k of n things can be put in a row; whole numbers from 0 on, 0 for k above n.
    public func permutations(_ n: Number, _ k: Number) throws(CalculationError) -> Number {
        let (n, k) = try choice(n, k)
        return try k > n ? number(0) : permutations(n, k)
    }

    /// n!/(n − k)!.
    private func permutations(_ n: Integer, _ k: Integer) throws(CalculationError) -> Number {
        let written = try charging { () throws(Interruption) in try budget.permutations(n, k) }
        if let written { return number(Rational(written)) }
        return try quotient(factorial(number(Rational(n))), factorial(number(Rational(n - k))))
    }

    private func choice(_ n: Number, _ k: Number) throws(CalculationError) -> (Integer, Integer) {
        let (n, k) = (try whole(n, or: .choices), try whole(k, or: .choices))
        if n.isNegative || k.isNegative { throw .choices }
        return (n, k)
    }

    /// The largest whole number that divides both.
    public func greatestCommonDivisor(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        let (a, b) = (try whole(a, or: .notWhole), try whole(b, or: .notWhole))
        return number(Rational(try commonDivisor(a, b)))
    }

    /// The smallest whole number from 0 on that both divide.
    public func leastCommonMultiple(_ a: Number, _ b: Number) throws(CalculationError) -> Number {
        let (x, y) = (try whole(a, or: .notWhole), try whole(b, or: .notWhole))
        if x.isZero || y.isZero { return number(0) }
        let divisor = number(Rational(try commonDivisor(x, y)))
        return try magnitude(product(number(Rational(x)), quotient(number(Rational(y)), divisor)))
    }

    private func commonDivisor(_ a: Integer, _ b: Integer) throws(CalculationError) -> Integer {
        let divisor = try charging { () throws(Interruption) in try budget.greatestCommonDivisor(a, b) }
        guard let divisor else { throw .overWork }
        return divisor
    }

    /// A whole number that can be written out; else an error.
    private func whole(_ a: Number, or error: CalculationError) throws(CalculationError) -> Integer {
        if let value = try whole(a) { return value }
        if traits[a.place].contains(.isWhole) { throw .overMemory }
        if rational(a) == nil, let near = try narrowBall(a).onlyWholeNumber {
            let distance = try difference(a, number(Rational(near)))
            if try sign(distance, asking: .whole) == 0 { return near }
        }
        throw error
    }
}
