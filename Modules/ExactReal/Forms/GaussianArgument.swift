/// The angle of a Gaussian integer, as quarter turns and the angles of Gaussian primes: the factorization is unique, so equal
/// angles are found to be equal, but for factors that are too large to be tried.
///
/// No angle is ever looked at: each step divides a number of the first quadrant by one of the first octant, and the angles
/// of both, subtracted or added, stay within a half turn.
struct GaussianArgument {
    /// In halves of a right angle.
    private(set) var halves = 0
    /// The slopes, between 0 and 1, whose angles are taken, and how often.
    private(set) var slopes: [(slope: Rational, count: Int)] = []
    private var rest: GaussianInteger

    /// The angle of a number in the first quadrant whose parts have no common divisor.
    init(_ number: GaussianInteger) {
        rest = number
        toFirstQuadrant()
        for (prime, norm) in GaussianInteger.smallPrimes { take(prime, norm: norm) }
        takeHalf()
        takeRest()
    }

    /// Turns back by right angles until both parts are not negative, and the first is not 0.
    private mutating func toFirstQuadrant() {
        while rest.real.sign <= 0 || rest.imaginary.sign < 0 {
            rest = GaussianInteger(rest.imaginary, -rest.real)
            halves += 2
        }
    }

    /// Takes out a prime or its conjugate, as often as it is in the number; never both, as they have a common divisor.
    private mutating func take(_ prime: GaussianInteger, norm: Integer) {
        var count = 0
        while rest.imaginary != 0 || rest.real != 1 {
            if let quotient = rest.divided(by: prime, ofNorm: norm) {
                rest = quotient
                count += 1
            } else if let quotient = rest.divided(by: prime.conjugate, ofNorm: norm) {
                rest = quotient
                count -= 1
            } else {
                break
            }
            toFirstQuadrantAround()
        }
        if count != 0, let slope = Rational(prime.imaginary, over: prime.real) { slopes.append((slope, count)) }
    }

    /// Turns by right angles, forward or back, a number whose angle lies within a half turn either way.
    private mutating func toFirstQuadrantAround() {
        if rest.imaginary.sign < 0 {
            rest = GaussianInteger(-rest.imaginary, rest.real)
            halves -= 2
        }
        toFirstQuadrant()
    }

    /// Takes out 1 + i.
    private mutating func takeHalf() {
        guard let quotient = rest.divided(by: GaussianInteger(1, 1), ofNorm: 2) else { return }
        rest = quotient
        halves += 1
        toFirstQuadrantAround()
    }

    /// What is left is the angle of a slope between 0 and 1, or a right angle less one.
    private mutating func takeRest() {
        if rest.imaginary.isZero { return }
        let isSteep = rest.real < rest.imaginary
        let (upper, lower) = isSteep ? (rest.real, rest.imaginary) : (rest.imaginary, rest.real)
        if isSteep { halves += 2 }
        if let slope = Rational(upper, over: lower) { slopes.append((slope, isSteep ? -1 : 1)) }
    }
}

extension Calculation {
    /// The arc tangent of a rational number above 0.
    func arcTangent(of value: Rational) throws(NoForm) -> Form {
        try charge(divisionsOf: value)
        let argument = GaussianArgument(GaussianInteger(value.denominator, value.numerator))
        if argument.halves == 0, argument.slopes.count == 1, argument.slopes[0] == (value, 1) { throw .found }
        var sum = try multipleOfPi(Rational(lowestTerms: 1, over: 4) * Rational(argument.halves))
        for (slope, count) in argument.slopes {
            let angle = try form(at: place(.function(.arcTangent, number(slope).place)))
            sum = try self.sum(sum, angle.scaled(by: Rational(count)))
        }
        return sum
    }
}
