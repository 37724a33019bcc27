/// A rational number above 0 as a product of powers of primes and of whole numbers of which no factor is known.
struct Factorization {
    /// The exponents, not 0, of what are primes unless they have factors from `smallestUntried` on alone.
    private(set) var powers: [(base: Integer, exponent: Int)] = []

    /// The factors below this are found; so whatever is below its square is a prime.
    static let smallestUntried = 1 << 10

    /// The factorization. O(n·√`smallestUntried`) for n limbs.
    init(_ value: Rational) {
        add(value.numerator, sign: 1)
        add(value.denominator, sign: -1)
    }

    private mutating func add(_ number: Integer, sign: Int) {
        var rest = number
        for prime in Factorization.smallPrimes {
            if rest < prime * prime { break }
            var count = 0
            while let (quotient, remainder) = rest.dividedTruncating(by: prime), remainder.isZero {
                rest = quotient
                count += 1
            }
            if count > 0 { powers.append((prime, sign * count)) }
        }
        if rest == 1 { return }
        let (base, exponent) = Factorization.root(of: rest)
        powers.append((base, sign * exponent))
    }

    /// The number as a power of another, as far as small exponents make it one.
    private static func root(of number: Integer) -> (base: Integer, exponent: Int) {
        var (base, exponent) = (number, 1)
        for k in [2, 3, 5, 7] {
            while base.bitWidth > 10 * k, let root = base.exactRoot(k) {
                base = root
                exponent *= k
            }
        }
        return (base, exponent)
    }

    private static let smallPrimes: [Integer] = {
        var isComposite = [Bool](repeating: false, count: smallestUntried)
        for p in 2..<32 where !isComposite[p] {
            for multiple in stride(from: p * p, to: smallestUntried, by: p) { isComposite[multiple] = true }
        }
        return (2..<smallestUntried).filter { !isComposite[$0] }.map { Integer($0) }
    }()
}

extension Calculation {
    /// The powers of primes, and of numbers of which no factor is known, that a number above 0 is the product of.
    func primePowers(of value: Rational) throws(NoForm) -> [(base: Integer, exponent: Int)] {
        try charge(divisionsOf: value)
        return Factorization(value).powers
    }
}

extension Integer {
    /// The k-th root of a number above 0, for k from 2 on, if it is a whole number. O(n²·log n).
    func exactRoot(_ k: Int) -> Integer? {
        if k == 2 { return exactSquareRoot }
        // Newton's method from above.
        guard var root = Integer(1).shiftedLeft(by: bitWidth / k + 1) else { return nil }
        while true {
            guard let power = root.power(k - 1), let step = dividedTruncating(by: power)?.quotient,
                let next = (root * Integer(k - 1) + step).dividedTruncating(by: Integer(k))?.quotient
            else { return nil }
            if next >= root { return power * root == self ? root : nil }
            root = next
        }
    }
}
