/// Angles of very many turns: multiples of π by whole numbers that are too long to be written out, such as 10^10^10 degrees.
extension Calculation {
    /// The angle, in radians, without its whole turns, where the recipe tells what they leave; else the angle itself.
    func withoutTurns(_ a: Number) throws(CalculationError) -> Number {
        if multipleOfPi(a) != nil || provenances[a.place] == .algebraic { return a }
        guard let parts = multiplesOfPi(in: a) else { return a }
        var sum: Rational = 0
        for part in parts {
            guard let halfTurns = try halfTurns(part.factor, times: Number(place: part.place)) else { return a }
            sum = sum + halfTurns
        }
        return try product(number(sum), pi())
    }

    /// A number whose sum with others makes an angle, and what it is multiplied by.
    private typealias Part = (place: Int, factor: Rational)

    /// The angle as a sum of rational multiples of π times whole or rational numbers, if it is made as such a sum.
    private func multiplesOfPi(in a: Number) -> [Part]? {
        var open: [(part: Part, isMultipleOfPi: Bool)] = [((a.place, 1), false)]
        var parts: [Part] = []
        var steps = 0
        while let (part, isMultipleOfPi) = open.popLast() {
            steps += 1
            if steps > Calculation.mostSteps || !part.factor.isShort { return nil }
            if isMultipleOfPi, isWholeOrRational(part.place) {
                parts.append(part)
            } else if let next = terms(of: part, isMultipleOfPi) {
                open += next
            } else {
                return nil
            }
        }
        return parts
    }

    /// Longer sums are not looked through.
    private static let mostSteps = 64

    private func isWholeOrRational(_ place: Int) -> Bool {
        traits[place].contains(.isWhole) || rational(Number(place: place)) != nil
    }

    /// The terms of a sum, or what a product or quotient is a multiple of.
    private func terms(of part: Part, _ isMultipleOfPi: Bool) -> [(part: Part, isMultipleOfPi: Bool)]? {
        func rational(_ place: Int) -> Rational? { self.rational(Number(place: place)) }
        func ofPi(_ place: Int) -> Rational? { isMultipleOfPi ? nil : self.multipleOfPi(Number(place: place)) }
        switch operations[part.place] {
        case .sum(let a, let b): return [((a, part.factor), isMultipleOfPi), ((b, part.factor), isMultipleOfPi)]
        case .product(let a, let b):
            if let factor = ofPi(a) { return [((b, part.factor * factor), true)] }
            if let factor = ofPi(b) { return [((a, part.factor * factor), true)] }
            if let factor = rational(a) { return [((b, part.factor * factor), isMultipleOfPi)] }
            return rational(b).map { [((a, part.factor * $0), isMultipleOfPi)] }
        case .quotient(let a, let b):
            return rational(b)?.reciprocal.map { [((a, part.factor * $0), isMultipleOfPi)] }
        default: return nil
        }
    }

    /// factor·n·π in half turns, from 0 up to 2; nil if the recipe of n does not tell.
    private func halfTurns(_ factor: Rational, times n: Number) throws(CalculationError) -> Rational? {
        let fraction = traits[n.place].contains(.isWhole) ? nil : rational(n)
        let multiple = fraction.map { factor * Rational(lowestTerms: 1, over: $0.denominator) } ?? factor
        let whole = fraction.map { number(Rational($0.numerator)) } ?? n
        let period = multiple.denominator * 2
        guard let rest = try remainder(whole, by: period) else { return nil }
        let units = rest * multiple.numerator
        guard let turns = units.dividedFlooring(by: period) else { return nil }
        return Rational(turns.remainder, over: multiple.denominator)
    }
}
