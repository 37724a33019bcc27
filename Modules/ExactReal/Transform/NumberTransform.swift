/// The number-theoretic transform: the remainders of a polynomial modulo x − ρ₀, x − ρ₁, … for the roots of unity ρ in
/// bit-reversed order, ρ_s = e^(2πi·0.s₀s₁s₂…) with the bits of s from the lowest.
///
/// It goes down a tree of rings: x^2h − ρ_s is (x^h − ρ_2s)·(x^h + ρ_2s), and ρ_(2s+1) = −ρ_2s. So a ring is known by
/// its size and its s, all of a ring's numbers are multiplied by the same factor, and the factors of all levels are
/// one table, ρ_2s for each s. Two levels are done in one pass, and a ring that fits into the cache is finished first.
///
/// Numbers stay below 4p on the way down and below 2p on the way up (Harvey 2014).
struct NumberTransform {
    let field: PrimeField
    /// ρ_2s for s below `count`/2.
    let factors: UnsafeMutablePointer<FixedFactor>

    /// A transform of up to `count` numbers, a power of 2, with room for `count`/2 factors at `factors`.
    init(_ field: PrimeField, count: Int, factors: UnsafeMutablePointer<FixedFactor>) {
        self.field = field
        self.factors = factors
        factors[0] = field.factor(montgomery: field.one)
        var known = 1
        while known < count / 2 {
            let root = field.factor(montgomery: field.roots[known.trailingZeroBitCount + 2])
            for s in 0..<known {
                let form = field.reduced(field.product(field.montgomeryForm(factors[s]), root))
                factors[known + s] = field.factor(montgomery: form)
            }
            known *= 2
        }
    }

    /// ρ_2s.
    func root(_ s: Int) -> FixedFactor { factors[s] }

    /// As many numbers as stay in the cache.
    static let cachedCount = 4096

    /// The t with ρ_2t = −1/ρ_2s, for s > 0: all bits below the highest inverted. Then 2t + 1 and 2t go with 2s and 2s + 1.
    @inline(__always)
    func mirrored(_ s: Int) -> Int {
        let octave = Int.bitWidth &- 1 &- s.leadingZeroBitCount
        return (3 &<< octave) &- 1 &- s
    }

    /// −1/ρ_2s.
    func negatedReciprocal(_ s: Int) -> FixedFactor {
        s == 0 ? field.factor(montgomery: field.modulus &- field.one) : factors[mirrored(s)]
    }

    /// Does something to each four numbers that are `quarter` apart. They are copied out and back, for the compiler
    /// cannot know that they are not the same.
    @inline(__always)
    func eachFour(
        _ numbers: LimbMemory, quarter: Int,
        _ step: (inout Limb, inout Limb, inout Limb, inout Limb) -> Void
    ) {
        let (second, third, fourth) = (numbers + quarter, numbers + 2 &* quarter, numbers + 3 &* quarter)
        var i = 0
        while i < quarter {
            var (a, b, c, d) = (numbers[i], second[i], third[i], fourth[i])
            step(&a, &b, &c, &d)
            (numbers[i], second[i], third[i], fourth[i]) = (a, b, c, d)
            i &+= 1
        }
    }

    /// Does something to each two numbers that are `half` apart.
    @inline(__always)
    func eachTwo(_ numbers: LimbMemory, half: Int, _ step: (inout Limb, inout Limb) -> Void) {
        var i = 0
        while i < half {
            var (a, b) = (numbers[i], numbers[i &+ half])
            step(&a, &b)
            (numbers[i], numbers[i &+ half]) = (a, b)
            i &+= 1
        }
    }
}
