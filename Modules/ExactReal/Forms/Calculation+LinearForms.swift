/// Sums of algebraic multiples of logarithms and arcs.
extension Calculation {
    /// Whether each term has a logarithm, an arc or π as a factor, and those with the same other factors add up to 0.
    func areLinearFormsZero(_ terms: [SplitTerm], depth: Int) throws(NoForm) -> Bool {
        var sums: [(others: SplitTerm, sum: Combination<Int>)] = []
        for term in terms {
            guard let (place, others) = linearFactor(of: term) else { return false }
            let part = Combination(place, times: term.algebraic.factor)
            if let index = sums.firstIndex(where: { $0.others.isMultiple(of: others) }) {
                sums[index].sum = sums[index].sum + part
            } else {
                sums.append((others, part))
            }
        }
        for (_, sum) in sums where try !isLinearFormZero(sum, depth: depth) { return false }
        return true
    }

    /// The logarithm, arc or π that is taken out of a term, and what is left: one that may be in a relation with others
    /// rather than π or the logarithm of a prime.
    private func linearFactor(of term: SplitTerm) -> (place: Int, others: SplitTerm)? {
        var best: (place: Int, rank: Int)?
        for power in term.transcendental.powers.terms where power.factor >= 1 {
            guard case .number(let place) = power.key, let rank = linearRank(place) else { continue }
            if best.map({ $0.rank < rank }) ?? true { best = (place, rank) }
        }
        guard let place = best?.place else { return nil }
        let powers = term.transcendental.powers - Combination(.number(place))
        let others = PowerProduct(powers, wave: term.transcendental.wave)
        return (place, SplitTerm(algebraic: term.algebraic, transcendental: others))
    }

    private func linearRank(_ place: Int) -> Int? {
        switch operations[place] {
        case .pi: 0
        case .function(.naturalLogarithm, let a): rational(Number(place: a)) == nil ? 2 : 1
        case .function(.arcSine, _), .function(.arcCosine, _), .function(.arcTangent, _),
            .function(.inverseHyperbolicSine, _),
            .function(.inverseHyperbolicCosine, _), .function(.inverseHyperbolicTangent, _):
            2
        default: nil
        }
    }

    /// Whether a sum of rational multiples of logarithms and arcs, and of π, is 0.
    ///
    /// A whole multiple of it is ln(x/y) + kπ + the angle of a point z; if x = y and z is real it is a whole multiple of
    /// π, and a ball tells whether that is 0.
    private func isLinearFormZero(_ sum: Combination<Int>, depth: Int) throws(NoForm) -> Bool {
        guard let scale = wholeScale(of: sum) else { return false }
        var product = LinearFormProduct(one: number(1).place, zero: number(0).place)
        for term in sum.terms where operations[term.key] != .pi {
            guard try multiply(&product, by: term.key, toPower: term.factor * Rational(scale)) else { return false }
        }
        guard try isProvedZero(difference(product.upper, product.lower), depth: depth - 1),
            try isProvedZero(product.imaginary, depth: depth - 1), let ball = try ball(at: place(of: form(of: sum)))
        else { return false }
        // Less than π/scale.
        return ball.magnitude < .power(1 - Int64(scale.bitWidth))
    }

    /// A number by which all factors become even; nil if they are too long for a product of so many factors.
    private func wholeScale(of sum: Combination<Int>) -> Integer? {
        let denominator = sum.terms.reduce(1) { Integer.leastCommonMultiple($0, $1.factor.denominator) }
        let scale = denominator * 2
        let total = sum.terms.reduce(Rational(0)) { $0 + ($1.factor * Rational(scale)).magnitude }
        return total <= Calculation.longestProduct ? scale : nil
    }

    private static let longestProduct: Rational = 256

    /// Multiplies by the power of the number whose logarithm, or of the point whose angle, a number is; false if it is neither.
    private func multiply(
        _ product: inout LinearFormProduct, by place: Int, toPower exponent: Rational
    ) throws(NoForm) -> Bool {
        guard case .function(let function, let a) = operations[place] else { return false }
        if let logarithm = try logarithm(function, form(at: a)) {
            guard let count = (exponent * logarithm.factor).integer else { return false }
            let power = try self.place(.integerPower(self.place(of: logarithm.base), count.magnitude))
            if count.isNegative {
                product.lower = try self.place(.product(product.lower, power))
            } else {
                product.upper = try self.place(.product(product.upper, power))
            }
            return true
        }
        guard let count = exponent.integer?.int, let (real, imaginary) = try point(function, a) else { return false }
        let turned = count < 0 ? try opposite(imaginary) : imaginary
        for _ in 0..<count.magnitude { try turn(&product, by: real, turned) }
        return true
    }

    /// A point whose angle is an arc.
    private func point(_ function: Elementary, _ a: Int) throws(NoForm) -> (real: Int, imaginary: Int)? {
        if function == .arcTangent { return (number(1).place, a) }
        guard function == .arcSine || function == .arcCosine else { return nil }
        let square = try opposite(place(.product(a, a)))
        let leg = try place(.root(place(.sum(number(1).place, square)), 2))
        return function == .arcSine ? (leg, a) : (a, leg)
    }

    /// (x + iy)(a + ib) = xa − yb + i(xb + ya).
    private func turn(_ product: inout LinearFormProduct, by a: Int, _ b: Int) throws(NoForm) {
        let (x, y) = (product.real, product.imaginary)
        product.real = try difference(place(.product(x, a)), place(.product(y, b)))
        product.imaginary = try place(.sum(place(.product(x, b)), place(.product(y, a))))
    }

    func opposite(_ a: Int) throws(NoForm) -> Int {
        try place(.product(number(-1).place, a))
    }

    func difference(_ a: Int, _ b: Int) throws(NoForm) -> Int {
        try place(.sum(a, opposite(b)))
    }
}

/// x/y and a complex number, by the places of their parts.
private struct LinearFormProduct {
    var upper: Int
    var lower: Int
    var real: Int
    var imaginary: Int

    init(one: Int, zero: Int) {
        (upper, lower, real, imaginary) = (one, one, one, zero)
    }
}

extension SplitTerm {
    /// Whether the terms are multiples of one another.
    fileprivate func isMultiple(of other: SplitTerm) -> Bool {
        algebraic.key == other.algebraic.key && transcendental == other.transcendental
    }
}
