/// A number a + bi with whole a and b.
struct GaussianInteger: Equatable {
    let real: Integer
    let imaginary: Integer

    init(_ real: Integer, _ imaginary: Integer) {
        self.real = real
        self.imaginary = imaginary
    }

    /// a² + b².
    var norm: Integer { real.squared + imaginary.squared }

    var conjugate: GaussianInteger { GaussianInteger(real, -imaginary) }

    /// The quotient by a number of the norm p, if it is a Gaussian integer.
    func divided(by divisor: GaussianInteger, ofNorm p: Integer) -> GaussianInteger? {
        let upper = real * divisor.real + imaginary * divisor.imaginary
        let lower = imaginary * divisor.real - real * divisor.imaginary
        guard let a = upper.dividedTruncating(by: p), a.remainder.isZero,
            let b = lower.dividedTruncating(by: p), b.remainder.isZero
        else { return nil }
        return GaussianInteger(a.quotient, b.quotient)
    }

    /// The primes a + bi with 0 < b < a and a small norm: one of each two that are conjugates but for the unit.
    static let smallPrimes: [(prime: GaussianInteger, norm: Integer)] = {
        var primes: [(prime: GaussianInteger, norm: Integer)] = []
        for a in 2..<32 {
            for b in 1..<a where isPrime(a * a + b * b) {
                primes.append((GaussianInteger(Integer(a), Integer(b)), Integer(a * a + b * b)))
            }
        }
        return primes
    }()

    /// Whether a number from 2 to 2^11 is a prime.
    private static func isPrime(_ n: Int) -> Bool {
        !(2..<46).contains { n.isMultiple(of: $0) && $0 < n }
    }
}
