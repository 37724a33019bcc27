/// Arithmetic of balls at a working precision.
///
/// Each operation is a method. Results have midpoints of about `precision` bits and a radius that covers the
/// operands' radii and all rounding. More precision makes balls smaller, nothing else; whoever needs a smaller ball
/// starts again with more.
///
/// As Arb and iRRAM do: N. Müller, "The iRRAM: exact arithmetic in C++", 2001; F. Johansson, "Arb", 2017.
struct Reals {
    /// The bits of a midpoint, at least 2.
    let precision: Int
    let budget: Budget
    let constants: Constants

    /// The highest precision: about 20 million digits.
    static let maximumPrecision: Int64 = 1 << 26

    /// Arithmetic that charges `budget` and keeps constants for later in `constants`.
    init(precision: Int, budget: Budget, constants: Constants) {
        self.precision = max(2, precision)
        self.budget = budget
        self.constants = constants
    }

    /// The same with another precision.
    func with(precision: Int64) throws(Interruption) -> Reals {
        if precision > Reals.maximumPrecision { throw .overMemory }
        return Reals(precision: Int(precision), budget: budget, constants: constants)
    }

    /// The same with so many more bits.
    func raised(by bits: Int64) throws(Interruption) -> Reals {
        try with(precision: Int64(precision) + bits)
    }

    /// The limbs of a midpoint.
    var limbs: Int { precision / Limb.bitWidth + 1 }

    /// The ball with a midpoint no longer than its precision and its accuracy deserve, and a place for its exponents:
    /// what is too large is refused, what is too small becomes a tiny ball around 0.
    func rounded(_ ball: Ball) throws(Interruption) -> Ball {
        let useful = max(1, ball.accuracy + Reals.usefulBits)
        let bits = min(Int64(precision), useful)
        let (midpoint, error) = ball.midpoint.cut(below: ball.midpoint.magnitudeExponent - bits)
        let rounded = Ball(midpoint, radius: ball.radius + error)
        if max(midpoint.magnitudeExponent, rounded.radius.magnitudeExponent) > Ball.exponentLimit {
            throw rounded.accuracy > 0 ? .tooLarge : .undecided
        }
        let isTiny = !midpoint.isZero && midpoint.magnitudeExponent < -Ball.exponentLimit
        return isTiny ? Ball(.zero, radius: .power(-Ball.exponentLimit)) : rounded
    }

    /// The bits of a midpoint below its radius that are kept: they cost less than a radius that grows.
    private static let usefulBits: Int64 = 30

    /// Wherever a wide ball may be, for a function that only grows: from its value at the lower end to its value at
    /// the upper.
    func increasing(
        _ x: Ball, _ function: (Ball) throws(Interruption) -> Ball
    ) throws(Interruption) -> Ball {
        do {
            let lower = try function(Ball(x.lower))
            let upper = try function(Ball(x.upper))
            return try rounded(Ball(from: lower.lower, to: upper.upper))
        } catch {
            // What is too large at an end need not be so in a smaller ball.
            throw error == .tooLarge ? .undecided : error
        }
    }
}
