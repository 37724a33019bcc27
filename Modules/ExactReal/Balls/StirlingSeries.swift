/// Σ B₂ₖ/(2k(2k − 1)·x^(2k−1)), the sum of Stirling's series for ln Γ(x), with a rest smaller than the first term left out.
///
/// At first by Bernoulli numbers; once 2k is large by B₂ₖ = ±2·(2k)!·ζ(2k)/(2π)^2k, of which ζ needs few powers then. As
/// in F. Johansson, "Arbitrary-precision computation of the gamma function", 2023.
struct StirlingSeries {
    private let reals: Reals
    private let x: Ball
    /// What leads from the factor of one term to that of the next, but for whole numbers.
    private var ratio: Ball
    /// x^(1 − 2k); for terms with ζ all of the term but that, without its sign.
    private var factor: Ball
    private var zeta: ZetaValues?
    private var k = 1
    /// The first k that goes with ζ; nil if there is none.
    private var firstZeta: Int?
    private var size = Bound.power(Bound.exponentLimit)
    private(set) var sum = Ball.zero
    private(set) var isDone = false

    init(_ x: Ball, _ reals: Reals) throws(Interruption) {
        (self.x, self.reals) = (x, reals)
        factor = try reals.reciprocal(x)
        ratio = try reals.square(factor)
        if reals.precision >= StirlingSeries.zetaThreshold { firstZeta = try roughFirstZeta() }
    }

    /// The bits from which on ζ is worth its first powers.
    private static let zetaThreshold = 1 << 10
    /// ζ(2k) of so many bits for each k is quickly had: it has 2^(half as many) powers.
    private static let zetaBits: Int64 = 18
    /// The first Bernoulli numbers are quickly had, while few bits of ζ(2), ζ(4), … take many powers.
    private static let leastZeta = 16

    /// Adds a term, or the bound of all that follow.
    mutating func addTerm() throws(Interruption) {
        if k == firstZeta { try beginZeta() }
        let bits = Int64(reals.precision) + min(0, size.magnitudeExponent + 8)
        let reals = try reals.with(precision: max(64, bits))
        let term = try term(reals)
        // Of a wide ball the terms grow before they are small enough.
        if term.magnitude <= .power(-Int64(self.reals.precision)) || term.magnitude >= size {
            sum = sum.widened(by: term.magnitude)
            isDone = true
            return
        }
        size = term.magnitude
        sum = try self.reals.add(sum, k % 2 == 0 ? term.negated : term)
        try advance(reals)
    }

    /// The absolute value of a term.
    private func term(_ reals: Reals) throws(Interruption) -> Ball {
        if let zeta { return try reals.multiply(factor, by: zeta.value) }
        // B₂ₖ/(2k(2k − 1)) = ±T_k/((2k − 1)·4^k·(4^k − 1)).
        let tangent = try reals.tangentNumbers(max(k, firstZeta ?? 0), isLast: firstZeta != nil)[k - 1]
        let divisor = Integer(isNegative: false, (Natural.one << (2 * k)) - .one) * Integer(2 * k - 1)
        let coefficient = try reals.divide(Ball(Integer(isNegative: false, tangent)), by: Ball(divisor))
        return try reals.multiply(coefficient.shifted(by: -2 * Int64(k)), by: factor)
    }

    private mutating func advance(_ reals: Reals) throws(Interruption) {
        factor = try reals.multiply(factor, by: ratio)
        if zeta != nil {
            factor = try reals.multiply(factor, by: 2 * k * (2 * k - 1))
            try zeta?.advance(bits: reals.precision)
        }
        k += 1
    }

    /// Goes on with ζ, to the bits that its term needs, which may be far smaller than the one before.
    private mutating func beginZeta() throws(Interruption) {
        let size = try factorOfZeta(reals.with(precision: 64)).magnitude
        let reals = try reals.with(precision: max(64, Int64(reals.precision) + size.magnitudeExponent + 16))
        factor = try factorOfZeta(reals)
        ratio = try reals.divide(ratio, by: turnSquared(reals))
        zeta = try ZetaValues(k: k, bits: reals.precision, budget: reals.budget)
    }

    /// 2·(2k − 2)!/((2π)^2k·x^(2k−1)).
    private func factorOfZeta(_ reals: Reals) throws(Interruption) -> Ball {
        let upper = try reals.product(from: .one, count: 2 * k - 2).shifted(by: 1)
        return try reals.multiply(reals.divide(factor, by: reals.power(turnSquared(reals), Integer(k))), by: upper)
    }

    /// (2π)².
    private func turnSquared(_ reals: Reals) throws(Interruption) -> Ball {
        try reals.square(reals.pi().shifted(by: 1))
    }

    /// The first k for which ζ(2k) is quickly had, to the bits that its term needs then; nil if the terms end before.
    private func roughFirstZeta() throws(Interruption) -> Int? {
        let rough = try reals.with(precision: 64)
        let ratio = try rough.divide(ratio, by: turnSquared(rough))
        var term = try rough.multiply(x, by: ratio).shifted(by: 1)
        for k in 1...reals.precision {
            let bits = Int64(reals.precision) + term.magnitude.magnitudeExponent
            if bits <= 0 { return nil }
            if k >= StirlingSeries.leastZeta, bits <= StirlingSeries.zetaBits * Int64(k) { return k }
            term = try rough.multiply(rough.multiply(term, by: ratio), by: 2 * k * (2 * k - 1))
        }
        return nil
    }
}
