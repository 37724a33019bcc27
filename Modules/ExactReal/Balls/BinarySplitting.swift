/// The sum of a(k)·p(1)⋯p(k)/(q(1)⋯q(k)) over a range of terms, as fractions of whole numbers that are joined in
/// pairs, so that most products are of numbers of equal length.
///
/// Source: B. Haible, T. Papanikolaou, "Fast multiprecision evaluation of series of rational numbers", ANTS 1998.
struct BinarySplitting {
    /// The parts of a term: its factor a, and its quotient by the term before, ±p/q. Both p and q are products of two
    /// numbers.
    struct Term {
        var p: (UInt64, UInt64) = (1, 1)
        var isNegative = false
        var q: (UInt64, UInt64) = (1, 1)
        var a: UInt64 = 1
    }

    /// Only where another part follows.
    private var p = Integer(1)
    /// The denominator of the sum.
    private(set) var q: Integer
    /// The numerator of the sum.
    private(set) var t: Integer

    /// So many terms are summed one after the other.
    private static let leafCount = 12

    /// The terms of a range that is not empty; p only if something follows.
    init(
        _ range: Range<Int>, isFollowed: Bool = false, budget: Budget, term: (_ k: Int) -> Term
    ) throws(Interruption) {
        if range.count <= BinarySplitting.leafCount {
            try budget.charge(Int64(range.count * range.count * 6))
            self.init(terms: range, term)
            return
        }
        let middle = range.lowerBound + range.count / 2
        let left = try BinarySplitting(range.lowerBound..<middle, isFollowed: true, budget: budget, term: term)
        let right = try BinarySplitting(
            middle..<range.upperBound, isFollowed: isFollowed, budget: budget, term: term)
        try self.init(left, right, isFollowed: isFollowed, budget)
    }

    private init(
        _ left: BinarySplitting, _ right: BinarySplitting, isFollowed: Bool, _ budget: Budget
    ) throws(Interruption) {
        if isFollowed { p = try budget.product(left.p, right.p) }
        q = try budget.product(left.q, right.q)
        t = try budget.product(left.t, right.q) + budget.product(left.p, right.t)
    }

    /// A few terms, each with products by single limbs.
    private init(terms range: Range<Int>, _ term: (_ k: Int) -> Term) {
        var (p, q, sum) = (Natural.one, Natural.one, Natural.zero)
        var (isNegative, isSumNegative) = (false, false)
        for k in range {
            let term = term(k)
            p.multiply(byWide: term.p)
            if term.isNegative { isNegative.toggle() }
            q.multiply(byWide: term.q)
            sum.multiply(byWide: term.q)
            var summand = p
            summand.multiply(byWide: term.a)
            if isNegative == isSumNegative {
                sum.add(summand)
            } else {
                if sum < summand {
                    swap(&sum, &summand)
                    isSumNegative.toggle()
                }
                sum.subtract(summand)
            }
        }
        self.p = Integer(isNegative: isNegative, p)
        self.q = Integer(isNegative: false, q)
        t = Integer(isNegative: isSumNegative, sum)
    }
}

extension Natural {
    /// Multiplies in place by a number of 64 bits, on machines of any width.
    fileprivate mutating func multiply(byWide factor: UInt64) {
        if factor == 1 { return }
        if let limb = Limb(exactly: factor) {
            multiply(by: limb)
        } else {
            self = self * Natural(wide: factor)
        }
    }

    fileprivate mutating func multiply(byWide factors: (UInt64, UInt64)) {
        multiply(byWide: factors.0)
        multiply(byWide: factors.1)
    }
}
