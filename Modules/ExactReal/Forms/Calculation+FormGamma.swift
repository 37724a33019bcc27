/// Γ of rational numbers.
extension Calculation {
    /// Γ(a) by that of a number between 0 and 1/2, or not far below a: Γ(x + 1) = x·Γ(x), Γ(x)·Γ(1 − x) = π/sin πx and
    /// Γ(1/2)² = π; and Γ(x)·Γ(x + 1/2) = 2^(1 − 2x)·√π·Γ(2x), which leaves odd denominators where it can (Legendre).
    func gamma(of a: Int) throws(NoForm) -> Form {
        guard let value = form(at: a).rational else { throw .found }
        guard let steps = Calculation.shift(by: value.ceiling - 1) else { throw .found }
        let rest = value - Rational(steps)
        if steps != 0 {
            let gamma = try form(at: place(.function(.gamma, number(rest).place)))
            return gamma.scaled(by: try rising(from: rest, steps))
        }
        return try gamma(ofFraction: rest)
    }

    /// The steps from x + whole, 0 < x ≤ 1, down to x. Where that is far, those to the next mark below, so that numbers near
    /// one another come to the same: 1000000!/999999! = 1000000; none for a mark itself.
    private static func shift(by whole: Integer) -> Int? {
        if let steps = whole.int, steps.magnitude <= longestShift { return steps }
        // Round numbers are some steps above a mark.
        guard let steps = (whole + 8).dividedFlooring(by: 64)?.remainder.int, steps != 0 else { return nil }
        return steps
    }

    private static let longestShift = 256

    /// Γ(x + n)/Γ(x).
    private func rising(from x: Rational, _ n: Int) throws(NoForm) -> Rational {
        var product: Rational = 1
        for i in min(n, 0)..<max(n, 0) {
            product *= x + Rational(i)
            if product.bitWidth > FormLimit.bits { throw .found }
        }
        if n >= 0 { return product }
        guard let inverse = product.reciprocal else { throw .found }
        return inverse
    }

    /// Γ(x) for 0 < x ≤ 1.
    private func gamma(ofFraction x: Rational) throws(NoForm) -> Form {
        if x == 1 { return .one }
        let pi = try multipleOfPi(1)
        if x == .half { return try power(pi, .half) }
        if x > .half {
            let sine = try rotation(by: pi.scaled(by: x)).sine
            return try quotient(pi, product(sine, gamma(Rational(1) - x)))
        }
        guard let half = (x.denominator - 2).dividedFlooring(by: 4), half.remainder.isZero else { throw .found }
        let upper = try product(power(Form(2), Rational(1) - x * 2), power(pi, .half))
        return try quotient(product(upper, gamma(x * 2)), gamma(x + .half))
    }

    private func gamma(_ x: Rational) throws(NoForm) -> Form {
        try form(at: place(.function(.gamma, number(x).place)))
    }
}
