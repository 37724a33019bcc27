/// How small an algebraic number can be that is not 0.
///
/// A number E = c·U/L with a content c above 0 and algebraic integers U and L, whose conjugates are at most u and l, in
/// a field of degree D, is 0 or |E| ≥ c·u^−(D−1)·l^−1: the norm of U, the product of its D conjugates, is a whole number.
///
/// As in C. Burnikel, S. Funke, K. Mehlhorn, S. Schirra, S. Schmitt, "A separation bound for real algebraic expressions",
/// Algorithmica 55, 2009, but with all of the content, as S. Pion and C. Yap keep powers of 2, and with D for the field.
struct SeparationBound {
    /// At least D.
    let degree: Integer
    /// The number is 0 or at least 2^−`bits` in absolute value.
    let bits: Int64

    /// A proof that needs more bits than this is not tried.
    static let largestPrecision: Int64 = 100_000

    /// The bound of the last number of a list of operations; nil if it is not seen to be algebraic, or if a ball would need
    /// more than about `largestPrecision` bits to be smaller.
    init?(_ operations: ArraySlice<Operation>, budget: Budget) throws(Interruption) {
        guard let steps = AlgebraicStep.steps(to: operations) else { return nil }
        var analysis = try ConjugateAnalysis(steps, count: operations.count, budget: budget)
        for (place, step) in steps {
            guard try analysis.add(step, at: place) else { return nil }
        }
        let bound = analysis[operations.count - 1] ?? ConjugateBound(.one)
        degree = try analysis.degree.bound(budget)
        let separation = bound.upper * Rational(degree - 1) + bound.lower + analysis.logarithm(.one / bound.content)
        // The content makes the ball smaller as it makes the number smaller, so it asks for no precision of its own.
        let precision = separation + analysis.logarithm(bound.content)
        if precision.roundedUp > SeparationBound.largestPrecision { return nil }
        bits = separation.roundedUp
    }
}
