/// Whole numbers above 1, no two of them with a common divisor, whose products of powers are all the numbers put in.
///
/// Found by common divisors alone, without factoring: E. Bach, J. Driscoll, J. Shallit, "Factor refinement", 1993.
struct CoprimeBase {
    private(set) var elements: [Integer] = []
    private let budget: Budget

    init(budget: Budget) {
        self.budget = budget
    }

    /// Splits the elements so that `number`, which is above 0, is a product of powers of them too.
    mutating func insert(_ number: Integer) throws(Interruption) {
        // Each step makes the product of the elements and of what is pending smaller.
        var pending = [number]
        while let next = pending.popLast() {
            if next == 1 { continue }
            if let (place, divisor) = try common(next) {
                pending.append(try next.removing(divisor, budget).rest)
                try split(place, by: divisor, &pending)
            } else if let root = try squareRoot(next) {
                pending.append(root)
            } else {
                elements.append(next)
            }
        }
    }

    /// Takes a divisor out of an element; the parts have to be put in again.
    private mutating func split(_ place: Int, by divisor: Integer, _ pending: inout [Integer]) throws(Interruption) {
        let element = elements[place]
        if element == divisor { return }
        elements.remove(at: place)
        pending.append(try element.removing(divisor, budget).rest)
        pending.append(divisor)
    }

    /// The square root, if it is whole: so √2, √8 and √18 have one degree also where nothing splits 18.
    private func squareRoot(_ number: Integer) throws(Interruption) -> Integer? {
        try budget.charge(passingOver: number.limbCount, times: number.limbCount)
        return number.exactSquareRoot
    }

    /// The first element that has a common divisor with the number.
    private func common(_ number: Integer) throws(Interruption) -> (place: Int, divisor: Integer)? {
        for (place, element) in elements.enumerated() {
            try budget.charge(passingOver: max(element.limbCount, number.limbCount), times: number.limbCount)
            let divisor = Integer.greatestCommonDivisor(element, number)
            if divisor != 1 { return (place, divisor) }
        }
        return nil
    }

    /// The absolute value of a number other than 0 whose parts were put in.
    func monomial(_ value: Rational) throws(Interruption) -> Monomial {
        var powers: [Monomial.Power] = []
        for (place, element) in elements.enumerated() {
            let upper = try value.numerator.removing(element, budget).count
            let lower = try value.denominator.removing(element, budget).count
            if upper != lower { powers.append(Monomial.Power(place: place, exponent: Rational(upper - lower))) }
        }
        return Monomial(powers)
    }
}

extension Integer {
    /// How often a divisor above 1 divides the number, which is not 0, and what is left. O(n²).
    ///
    /// The divisor is squared while it divides what is left, and then comes back down.
    fileprivate func removing(
        _ divisor: Integer, _ budget: Budget
    ) throws(Interruption) -> (count: Int, rest: Integer) {
        var (powers, rest, count) = ([divisor], self, 0)
        while let quotient = try rest.exactQuotient(by: powers[powers.count - 1], budget) {
            rest = quotient
            count += 1 << (powers.count - 1)
            powers.append(powers[powers.count - 1].squared)
        }
        for (i, power) in powers.enumerated().reversed().dropFirst() {
            guard let quotient = try rest.exactQuotient(by: power, budget) else { continue }
            rest = quotient
            count += 1 << i
        }
        return (count, rest)
    }

    /// The quotient; nil if the divisor does not divide the number.
    private func exactQuotient(by divisor: Integer, _ budget: Budget) throws(Interruption) -> Integer? {
        if bitWidth < divisor.bitWidth { return nil }
        let (quotient, remainder) = try budget.quotient(of: naturalMagnitude, by: divisor.naturalMagnitude)
        return remainder.isZero ? Integer(isNegative: isNegative, quotient) : nil
    }
}
