/// An upper bound of the degree of the field of all the roots and cosines that an algebraic number is made of.
struct FieldDegree {
    private var radicals: [Monomial] = []
    private var radicalOrders: Integer = 1
    private var roots: [(radicand: Int, order: Integer)] = []
    private var cosines = CosineField()

    /// Adds the root of the number at a place.
    mutating func addRoot(of radicand: ConjugateBound, at place: Int, order: Integer) {
        if radicand.isMonomial {
            radicals.append(radicand.content.power(Rational(lowestTerms: 1, over: order)))
            radicalOrders *= order
        } else if let i = roots.firstIndex(where: { $0.radicand == place }) {
            // Several roots of one number are powers of a single one.
            roots[i].order = Integer.leastCommonMultiple(roots[i].order, order)
        } else {
            roots.append((place, order))
        }
    }

    /// Adds the sine, cosine or tangent of a multiple of π.
    mutating func add(_ function: Elementary, _ multiple: Rational) {
        cosines.add(function, multiple)
    }

    /// The product of the degrees of the radicals of rational numbers, of other roots and of the cosines.
    func bound(_ budget: Budget) throws(Interruption) -> Integer {
        let lattice = try RadicalLattice(radicals, budget: budget)
        return roots.reduce((lattice?.index ?? radicalOrders) * cosines.degree) { $0 * $1.order }
    }
}
