/// The angles whose cosines and sines are sums of square roots.
enum SpecialAngle {
    /// The cosine of a multiple of π from 0 to 1/2, if it is a sum of square roots.
    static func cosine(ofTurn turn: Rational) -> Polynomial? {
        cosines.first { $0.turn == turn }?.cosine
    }

    /// Cosine and sine of a multiple of π from 0 to 1/2, if both are sums of square roots.
    static func cosineAndSine(ofTurn turn: Rational) -> (cosine: Polynomial, sine: Polynomial)? {
        guard let cosine = cosine(ofTurn: turn), let sine = self.cosine(ofTurn: Rational.half - turn) else {
            return nil
        }
        return (cosine, sine)
    }

    /// The multiple of π from 0 to 1/2 with this sine.
    static func turn(ofSine sine: Polynomial) -> Rational? {
        cosines.first { $0.cosine == sine }.map { Rational.half - $0.turn }
    }

    /// The multiple of π between 0 and 1/4 with this tangent.
    static func turn(ofTangent tangent: Polynomial) -> Rational? {
        tangents.first { $0.tangent == tangent }?.turn
    }

    private static let cosines: [(turn: Rational, cosine: Polynomial)] = [
        (turn(0, 12), Polynomial(1)),
        (turn(1, 12), root(2, over: 4) + root(6, over: 4)),
        (turn(2, 12), root(3, over: 2)),
        (turn(3, 12), root(2, over: 2)),
        (turn(4, 12), root(1, over: 2)),
        (turn(5, 12), root(6, over: 4) - root(2, over: 4)),
        (turn(6, 12), Polynomial(0)),
        (turn(1, 5), root(1, over: 4) + root(5, over: 4)),
        (turn(2, 5), root(5, over: 4) - root(1, over: 4)),
    ]

    private static let tangents: [(turn: Rational, tangent: Polynomial)] = [
        (turn(1, 12), root(1, over: 1).scaled(by: 2) - root(3, over: 1)),
        (turn(1, 6), root(3, over: 3)),
        (turn(1, 8), root(2, over: 1) - root(1, over: 1)),
    ]

    private static func turn(_ upper: Int, _ lower: Int) -> Rational {
        Rational(Integer(upper), over: Integer(lower)) ?? 0
    }

    /// √radicand / divisor, for a radicand of the primes 2, 3 and 5.
    private static func root(_ radicand: Int, over divisor: Int) -> Polynomial {
        let primes = [2, 3, 5].filter { radicand.isMultiple(of: $0) }
        let powers = primes.map { Combination<Generator>.Term(key: .prime(Integer($0)), factor: Rational.half) }
        return Polynomial(
            PowerProduct(Combination(adding: powers)), times: Rational(lowestTerms: 1, over: Integer(divisor)))
    }
}
