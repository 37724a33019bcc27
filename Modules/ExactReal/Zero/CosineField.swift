/// The field of the numbers cos(2πa/n) for some denominators n.
struct CosineField {
    /// The denominators n that matter.
    private var denominators: [Integer] = []

    /// Adds the sine, the cosine or, as their quotient, the tangent of a multiple of π.
    mutating func add(_ function: Elementary, _ multiple: Rational) {
        let turns = multiple * Rational(lowestTerms: 1, over: 2)
        // sin x = cos(π/2 − x).
        let complement = Rational(lowestTerms: 1, over: 4) - turns
        if function != .sine { add(turns.denominator) }
        if function != .cosine { add(complement.denominator) }
    }

    private mutating func add(_ denominator: Integer) {
        var n = denominator
        // The n-th roots of unity for an odd n are, but for the sign, those for 2n.
        if n.remainderByFour == 2 { n = n.shiftedRight(by: 1) }
        // These cosines are rational.
        if n <= 4 || denominators.contains(where: { $0.isMultiple(of: n) }) { return }
        denominators.removeAll { n.isMultiple(of: $0) }
        denominators.append(n)
    }

    /// An upper bound of the degree: each n gives degree φ(n)/2, and all together lie in the field of their least
    /// common multiple.
    var degree: Integer {
        if denominators.isEmpty { return 1 }
        let degrees = denominators.map { $0.totientBound.shiftedRight(by: 1) }
        let multiple = denominators.reduce(1, Integer.leastCommonMultiple)
        return min(degrees.reduce(1, *), multiple.totientBound.shiftedRight(by: 1))
    }
}

extension Integer {
    fileprivate func isMultiple(of divisor: Integer) -> Bool {
        dividedTruncating(by: divisor)?.remainder.isZero ?? false
    }

    /// Euler's φ, or a number above it: exact for numbers of up to 18 bits, and whenever no two prime factors are large.
    fileprivate var totientBound: Integer {
        var (rest, totient) = (self, Integer(1))
        for divisor in 2..<Integer.largestDivisor where Integer(divisor * divisor) <= rest {
            var factor = Integer(divisor - 1)
            while let (quotient, remainder) = rest.dividedTruncating(by: Integer(divisor)), remainder.isZero {
                (rest, totient, factor) = (quotient, totient * factor, Integer(divisor))
            }
        }
        return rest == 1 ? totient : totient * (rest - 1)
    }

    private static let largestDivisor = 1 << 9
}
