/// Generators and products of them that are proved to be equal.
extension Calculation {
    /// The polynomial with one generator for all that are proved to be equal.
    func unified(_ polynomial: Polynomial, depth: Int) throws(NoForm) -> Polynomial {
        var places: [Int] = []
        var result = polynomial
        for term in polynomial.terms {
            for case .number(let place) in term.key.powers.terms.map({ $0.key }) where !places.contains(place) {
                if let known = try firstEqual(to: place, of: places, depth: depth) {
                    result = try replacing(place, by: known, in: result)
                } else {
                    places.append(place)
                }
            }
        }
        return result
    }

    private func firstEqual(to place: Int, of places: [Int], depth: Int) throws(NoForm) -> Int? {
        for known in places where try areEqual(known, place, depth: depth) { return known }
        return nil
    }

    /// Whether two numbers are proved to be equal, by their operands if these have the same function.
    private func areEqual(_ a: Int, _ b: Int, depth: Int) throws(NoForm) -> Bool {
        guard let first = try ball(at: a), let second = try ball(at: b), first.compared(to: second) == nil else {
            return false
        }
        if case .function(let f, let x) = operations[a], case .function(let g, let y) = operations[b], f == g {
            return try isProvedZero(difference(x, y), depth: depth - 1)
        }
        return try isProvedZero(difference(a, b), depth: depth - 1)
    }

    private func replacing(_ old: Int, by new: Int, in polynomial: Polynomial) throws(NoForm) -> Polynomial {
        var sum = Polynomial()
        for term in polynomial.terms {
            let powers = Combination(
                adding: term.key.powers.terms.map { power in
                    power.key == .number(old) ? .init(key: .number(new), factor: power.factor) : power
                })
            let wave = Polynomial(PowerProduct(Combination(), wave: term.key.wave), times: term.factor)
            sum = try self.sum(sum, product(product(ofPowers: powers), wave))
        }
        return sum
    }

    /// The terms by their transcendental parts, those together that are proved to be the same.
    func groups(of terms: [SplitTerm], depth: Int) throws(NoForm) -> [[SplitTerm]] {
        var groups: [[SplitTerm]] = []
        for term in terms {
            if let known = try firstGroup(of: groups, for: term.transcendental, depth: depth) {
                groups[known].append(term)
            } else {
                groups.append([term])
            }
        }
        return groups
    }

    private func firstGroup(
        of groups: [[SplitTerm]], for product: PowerProduct, depth: Int
    ) throws(NoForm) -> Int? {
        for index in groups.indices where try areSame(groups[index][0].transcendental, product, depth: depth) {
            return index
        }
        return nil
    }

    /// Whether two products differ only in exponents of e, and in angles, that are proved to be equal.
    private func areSame(_ a: PowerProduct, _ b: PowerProduct, depth: Int) throws(NoForm) -> Bool {
        if a == b { return true }
        guard a.wave?.isSine == b.wave?.isSine,
            let exponent = exponent(of: PowerProduct(a.powers), over: PowerProduct(b.powers))
        else { return false }
        let angle = (a.wave?.angle ?? Combination()) - (b.wave?.angle ?? Combination())
        guard try isZero(exponent, depth: depth) else { return false }
        return try isZero(angle, depth: depth)
    }

    private func isZero(_ sum: Combination<Int>, depth: Int) throws(NoForm) -> Bool {
        if sum.isZero { return true }
        return try isProvedZero(place(of: form(of: sum)), depth: depth - 1)
    }
}
