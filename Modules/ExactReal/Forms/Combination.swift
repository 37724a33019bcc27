/// A sum of rational multiples of keys: by ascending keys, each once and none with the factor 0, so that equal sums are
/// stored equally.
struct Combination<Key: Comparable & Sendable>: Equatable, Sendable {
    struct Term: Equatable, Sendable {
        let key: Key
        let factor: Rational
    }

    let terms: [Term]

    /// The empty sum.
    init() {
        terms = []
    }

    init(_ key: Key, times factor: Rational = 1) {
        terms = factor.isZero ? [] : [Term(key: key, factor: factor)]
    }

    /// The sum of terms in any order. O(n log n).
    init(adding terms: [Term]) {
        var sums: [Term] = []
        for term in terms.sorted(by: { $0.key < $1.key }) {
            if let last = sums.last, last.key == term.key {
                sums[sums.count - 1] = Term(key: term.key, factor: last.factor + term.factor)
            } else {
                sums.append(term)
            }
        }
        self.terms = sums.filter { !$0.factor.isZero }
    }

    var isZero: Bool { terms.isEmpty }

    /// How often the key is taken.
    subscript(key: Key) -> Rational {
        terms.first { $0.key == key }?.factor ?? 0
    }

    static func + (left: Combination, right: Combination) -> Combination {
        if left.isZero { return right }
        return right.isZero ? left : Combination(adding: left.terms + right.terms)
    }

    static func - (left: Combination, right: Combination) -> Combination {
        left + right.scaled(by: -1)
    }

    /// The larger factor of each key; a key that is not there has 0.
    func maximum(_ other: Combination) -> Combination {
        self + (other - self).filter { !$0.factor.isNegative }
    }

    func scaled(by factor: Rational) -> Combination {
        if factor == 1 { return self }
        return factor.isZero ? Combination() : mapFactors { $0 * factor }
    }

    /// The terms with other factors, none of them 0.
    func mapFactors(_ change: (Rational) -> Rational) -> Combination {
        Combination(ordered: terms.map { Term(key: $0.key, factor: change($0.factor)) })
    }

    /// The terms that fulfil a condition.
    func filter(_ isKept: (Term) -> Bool) -> Combination {
        Combination(ordered: terms.filter(isKept))
    }

    private init(ordered terms: [Term]) {
        self.terms = terms
    }
}

/// By the factors of the first key in which they differ: adding the same to both changes nothing.
extension Combination: Comparable {
    static func < (left: Combination, right: Combination) -> Bool {
        for (a, b) in zip(left.terms, right.terms) {
            if a.key < b.key { return a.factor.isNegative }
            if b.key < a.key { return !b.factor.isNegative }
            if a.factor != b.factor { return a.factor < b.factor }
        }
        if left.terms.count > right.terms.count { return left.terms[right.terms.count].factor.isNegative }
        return left.terms.count < right.terms.count && !right.terms[left.terms.count].factor.isNegative
    }
}
