/// What joins the pieces of a truncated transform, with numbers below 2p.
extension NumberTransform {
    /// −1/2ρ_2s.
    func negatedHalfReciprocal(_ s: Int) -> FixedFactor {
        field.factor(montgomery: field.half(field.montgomeryForm(negatedReciprocal(s))))
    }

    /// y becomes (y − x)·f; the numbers x are below 4p.
    func subtract(
        _ x: LimbMemory, count: Int, from y: LimbMemory, thenTimes factor: FixedFactor
    ) {
        for i in 0..<count {
            y[i] = field.product(y[i] &+ 2 &* field.modulus &- field.halfReduced(x[i]), factor)
        }
    }

    /// y becomes y − x·f.
    func subtract(
        _ x: LimbMemory, times factor: FixedFactor, count: Int, from y: LimbMemory
    ) {
        for i in 0..<count {
            y[i] = field.halfReduced(y[i] &+ 2 &* field.modulus &- field.product(x[i], factor))
        }
    }
}
