/// Whole numbers above 1, no two of them with a common divisor, whose products of powers are all the numbers put in.
///
/// Found by common divisors alone, without factoring: E. Bach, J. Driscoll, J. Shallit, "Factor refinement", 1993.
struct CoprimeBase {
    private(set) var elements: [Integer] = []
    private let budget: Budget

    /// Longer numbers are not asked for their square root.
    private static let largestSquareWidth = 1 << 12

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
                pending.append(try removing(divisor, from: next).rest)
                try split(place, by: divisor, &pending)
            } else if next.bitWidth <= CoprimeBase.largestSquareWidth, let root = next.exactSquareRoot {
                // So √8 and √18 have one degree also where nothing else splits 18.
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
        pending.append(try removing(divisor, from: element).rest)
        pending.append(divisor)
    }

    /// The first element that has a common divisor with the number.
    private func common(_ number: Integer) throws(Interruption) -> (place: Int, divisor: Integer)? {
        for (place, element) in elements.enumerated() {
            guard let divisor = try budget.greatestCommonDivisor(element, number) else { throw .overWork }
            if divisor != 1 { return (place, divisor) }
        }
        return nil
    }

    /// The absolute value of a number other than 0 whose parts were put in.
    func monomial(_ value: Rational) throws(Interruption) -> Monomial {
        var powers: [Monomial.Power] = []
        for (place, element) in elements.enumerated() {
            let upper = try removing(element, from: value.numerator).count
            let lower = try removing(element, from: value.denominator).count
            if upper != lower { powers.append(Monomial.Power(place: place, exponent: Rational(upper - lower))) }
        }
        return Monomial(powers)
    }

    /// How often a divisor above 1 divides a number other than 0, and what is left.
    ///
    /// The divisor is squared while it divides what is left, and then comes back down.
    private func removing(
        _ divisor: Integer, from number: Integer
    ) throws(Interruption) -> (count: Int, rest: Integer) {
        var (powers, rest, count) = ([divisor], number, 0)
        while let quotient = try quotient(rest, powers[powers.count - 1]) {
            rest = quotient
            count += 1 << (powers.count - 1)
            powers.append(try budget.product(powers[powers.count - 1], powers[powers.count - 1]))
        }
        for (i, power) in powers.enumerated().reversed().dropFirst() {
            guard let quotient = try quotient(rest, power) else { continue }
            rest = quotient
            count += 1 << i
        }
        return (count, rest)
    }

    /// The quotient; nil if the divisor does not divide the number.
    private func quotient(_ number: Integer, _ divisor: Integer) throws(Interruption) -> Integer? {
        if number.bitWidth < divisor.bitWidth { return nil }
        let (quotient, remainder) = try budget.quotient(of: number.naturalMagnitude, by: divisor.naturalMagnitude)
        return remainder.isZero ? Integer(isNegative: false, quotient) : nil
    }
}
