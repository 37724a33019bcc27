/// Real numbers of one precision, for a few certain digits of a short sum: far quicker than a `Calculation`, but it neither
/// goes on with more precision nor proves anything. Whatever is not certain at once is nil, and left to a `Calculation`.
public struct QuickReals {
    /// A number: a ball that holds it.
    public struct Number {
        fileprivate let ball: Ball
    }

    /// A function of one number.
    public enum Function: Sendable {
        case squareRoot, exponential, naturalLogarithm, sine, cosine, tangent, arcTangent
    }

    private let reals: Reals
    private let wish: DigitWish

    /// Numbers of which so many digits are wanted.
    public init(significantDigits: Int, rounding: Decimal.Rounding = .toNearestOrEven, constants: Constants) {
        wish = DigitWish(significantDigits: significantDigits, rounding: rounding)
        let precision = Int(wish.bits + Reals.spareBits) + QuickReals.lostBits
        reals = Reals(precision: precision, budget: Budget(work: QuickReals.work), constants: constants)
    }

    /// Bits that a short sum may lose.
    private static let lostBits = 24
    /// About a millisecond: a short sum takes a hundredth of that.
    private static let work: Int64 = 1_000_000
}

extension QuickReals {
    /// A rational number.
    public func number(_ value: Rational) -> Number? { found { () throws(Interruption) in try reals.ball(value) } }

    /// π
    public var pi: Number? { found { () throws(Interruption) in try reals.pi() } }

    /// left + right
    public func sum(_ left: Number, _ right: Number) -> Number? {
        found { () throws(Interruption) in try reals.add(left.ball, right.ball) }
    }

    /// left − right
    public func difference(_ left: Number, _ right: Number) -> Number? {
        found { () throws(Interruption) in try reals.subtract(left.ball, right.ball) }
    }

    /// left × right
    public func product(_ left: Number, _ right: Number) -> Number? {
        found { () throws(Interruption) in try reals.multiply(left.ball, by: right.ball) }
    }

    /// left ÷ right
    public func quotient(_ left: Number, _ right: Number) -> Number? {
        found { () throws(Interruption) in try reals.divide(left.ball, by: right.ball) }
    }

    /// The function of a number; angles are in radians.
    public func value(of function: Function, _ number: Number) -> Number? {
        found { () throws(Interruption) in
            switch function {
            case .squareRoot: try reals.squareRoot(number.ball)
            case .exponential: try reals.exp(number.ball)
            case .naturalLogarithm: try reals.ln(number.ball)
            case .sine: try reals.sine(number.ball)
            case .cosine: try reals.cosine(number.ball)
            case .tangent: try reals.tangent(number.ball)
            case .arcTangent: try reals.arcTangent(number.ball)
            }
        }
    }

    /// The digits, if they are certain and surely not the number itself.
    public func decimal(_ number: Number) -> Decimal? {
        guard case .certain(let units, mayBeAll: false, _)? = try? reals.digits(of: number.ball, wish) else {
            return nil
        }
        return try? units.decimal(isExact: false, reals.budget)
    }

    private func found(_ work: () throws(Interruption) -> Ball) -> Number? {
        (try? work()).map { Number(ball: $0) }
    }
}
