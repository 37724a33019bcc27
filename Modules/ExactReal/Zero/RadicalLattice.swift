/// The lattice that all whole exponents and the exponents of some rational radicals make together.
///
/// Its index over the whole exponents bounds the degree of the field of these radicals, which is spanned by the group of
/// their products modulo the rational numbers: √2, √3 and √6 have degree 4 together, not 8.
struct RadicalLattice {
    /// The common denominator of all exponents.
    private let denominator: Integer
    /// The places in the base with exponents that are not whole.
    private let places: [Int]
    /// A basis, in units of 1/`denominator`; there are zeros below the diagonal.
    private var rows: [[Integer]]

    /// Lattices with more places are not looked at: almost all of them have degrees far beyond use.
    private static let largestRank = 64

    /// The lattice of some radicals; nil if it has too many dimensions.
    init?(_ radicals: [Monomial], budget: Budget) throws(Interruption) {
        let powers = radicals.flatMap { $0.powers }.filter { !$0.exponent.isInteger }
        let denominator = powers.reduce(1) { Integer.leastCommonMultiple($0, $1.exponent.denominator) }
        var places: [Int] = []
        for place in powers.map({ $0.place }).sorted() where place != places.last { places.append(place) }
        if places.count > RadicalLattice.largestRank { return nil }
        rows = places.indices.map { i in places.indices.map { $0 == i ? denominator : 0 } }
        (self.denominator, self.places) = (denominator, places)
        for radical in radicals {
            try budget.charge(passingOver: places.count, times: places.count)
            insert(radical)
        }
    }

    /// How many times as dense as the whole exponents the lattice is.
    var index: Integer {
        rows.indices.reduce(1) { $0 * denominator.exactQuotient(by: rows[$1][$1]) }
    }

    /// By Euclid's method on whole rows, from the first place to the last.
    private mutating func insert(_ radical: Monomial) {
        var vector = vector(radical)
        for i in rows.indices {
            while let (quotient, _) = rows[i][i].dividedFlooring(by: vector[i]) {
                let rest = rows[i].indices.map { modulo(rows[i][$0] - quotient * vector[$0]) }
                (rows[i], vector) = (vector, rest)
            }
        }
    }

    private func vector(_ radical: Monomial) -> [Integer] {
        var vector = [Integer](repeating: 0, count: places.count)
        for power in radical.powers {
            guard let i = places.firstIndex(of: power.place) else { continue }
            vector[i] = modulo(power.exponent.numerator * denominator.exactQuotient(by: power.exponent.denominator))
        }
        return vector
    }

    /// Whole exponents may be left out everywhere, for the lattice has them all.
    private func modulo(_ number: Integer) -> Integer {
        number.dividedFlooring(by: denominator)?.remainder ?? 0
    }
}
