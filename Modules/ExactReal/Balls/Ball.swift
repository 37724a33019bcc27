/// A real number that is known to lie within `radius` of `midpoint`, both ends included.
///
/// That is the one promise of every operation: whatever number each operand stands for, the result's ball holds the
/// exact result. There are no infinite and no invalid balls: an operation that cannot keep the promise throws.
struct Ball: Sendable {
    let midpoint: Dyadic
    let radius: Bound

    static let zero = Ball(.zero)
    static let one = Ball(.one)

    /// Magnitudes are less than 2^`exponentLimit`.
    static let exponentLimit: Int64 = 1 << 60

    init(_ midpoint: Dyadic, radius: Bound = .zero) {
        self.midpoint = midpoint
        self.radius = radius
    }

    /// Exactly a whole number.
    init(_ value: Integer) {
        self.init(Dyadic(value))
    }

    /// Everything between two numbers.
    init(from lower: Dyadic, to upper: Dyadic) {
        let bits = max(lower.mantissa.bitWidth, upper.mantissa.bitWidth) + 2 * Bound.width
        let (width, error) = Dyadic.sum(upper, lower.negated, bits: bits)
        let half = (Bound(above: width) + error).shifted(by: -1)
        // From the lower end up by the radius, so that a lower end of 0 stays exactly 0.
        let (midpoint, rest) = Dyadic.sum(lower, half.dyadic, bits: bits)
        self.init(midpoint, radius: half + rest)
    }

    /// Whether the ball is a single number.
    var isExact: Bool { radius.isZero }

    /// The ball of the number with the other sign.
    var negated: Ball { Ball(midpoint.negated, radius: radius) }

    /// Multiplied by 2^`bits`.
    func shifted(by bits: Int64) -> Ball { Ball(midpoint.shifted(by: bits), radius: radius.shifted(by: bits)) }

    /// The ball with a larger radius.
    func widened(by error: Bound) -> Ball { Ball(midpoint, radius: radius + error) }
}
