/// The sum of a(k)·p(1)⋯p(k)/(q(1)⋯q(k)) over a range of terms, as fractions of whole numbers that are joined in
/// pairs, so that most products are of numbers of equal length.
///
/// Source: B. Haible, T. Papanikolaou, "Fast multiprecision evaluation of series of rational numbers", ANTS 1998.
struct BinarySplitting {
    /// The parts of a term: its factor, and its quotient by the term before, p/q.
    typealias Term = (_ k: Int) -> (p: Integer, q: Integer, a: Integer)

    private(set) var p: Integer
    /// The denominator of the sum.
    private(set) var q: Integer
    /// The numerator of the sum.
    private(set) var t: Integer

    /// The terms of a range that is not empty.
    init(_ range: Range<Int>, budget: Budget, term: Term) throws(Interruption) {
        if range.count == 1 {
            let (p, q, a) = term(range.lowerBound)
            (self.p, self.q, t) = (p, q, a * p)
            return
        }
        let middle = range.lowerBound + range.count / 2
        let left = try BinarySplitting(range.lowerBound..<middle, budget: budget, term: term)
        let right = try BinarySplitting(middle..<range.upperBound, budget: budget, term: term)
        p = try budget.product(left.p, right.p)
        q = try budget.product(left.q, right.q)
        t = try budget.product(left.t, right.q) + budget.product(left.p, right.t)
    }
}
