/// A number above 0 as a product of rational powers of the elements of a coprime base.
struct Monomial {
    /// An element of the base, by its place there, to a power.
    struct Power {
        let place: Int
        let exponent: Rational
    }

    static let one = Monomial([])

    /// By ascending places; no exponent is 0.
    let powers: [Power]

    init(_ powers: [Power]) {
        self.powers = powers
    }

    static func * (left: Monomial, right: Monomial) -> Monomial {
        merged(left, right) { $0 + $1 }
    }

    static func / (left: Monomial, right: Monomial) -> Monomial {
        merged(left, right) { $0 - $1 }
    }

    /// The largest number by which both are products of powers that are not negative.
    static func greatestCommonDivisor(_ left: Monomial, _ right: Monomial) -> Monomial {
        merged(left, right) { min($0, $1) }
    }

    func power(_ exponent: Rational) -> Monomial {
        if exponent.isZero { return .one }
        return Monomial(powers.map { Power(place: $0.place, exponent: $0.exponent * exponent) })
    }

    /// The bits of the longest exponent.
    var exponentWidth: Int { powers.reduce(0) { max($0, $1.exponent.bitWidth) } }

    private static func merged(
        _ left: Monomial, _ right: Monomial, _ combine: (Rational, Rational) -> Rational
    ) -> Monomial {
        var (i, j) = (0, 0)
        var powers: [Power] = []
        while i < left.powers.count || j < right.powers.count {
            let (a, b) = (left.power(i), right.power(j))
            let place = min(a.place, b.place)
            let exponent = combine(a.place == place ? a.exponent : 0, b.place == place ? b.exponent : 0)
            if !exponent.isZero { powers.append(Power(place: place, exponent: exponent)) }
            i += a.place == place ? 1 : 0
            j += b.place == place ? 1 : 0
        }
        return Monomial(powers)
    }

    /// The power at an index; beyond the last one, a power that comes after all others.
    private func power(_ index: Int) -> Power {
        index < powers.count ? powers[index] : Power(place: .max, exponent: 0)
    }
}
