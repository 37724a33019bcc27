import ExactReal

/// The work that an expression may take; every operation is charged before it is done, by the size of its operands.
struct Budget {
    /// What is left, in products of two machine words: about a nanosecond each on the host.
    private var work = 800_000_000

    /// The work of a common divisor, for each pair of words.
    private static let commonDivisor = 8

    /// The work of the smallest operation.
    private static let least = 100

    /// The bits that both parts of a result together may have.
    private static let longest = Integer.maximumBitWidth

    mutating func sum(_ left: Rational, _ right: Rational) throws(Fault) -> Rational {
        try charge(left, right)
        return try checked(left + right)
    }

    mutating func product(_ left: Rational, _ right: Rational) throws(Fault) -> Rational {
        try charge(left, right)
        return try checked(left * right)
    }

    mutating func quotient(_ left: Rational, _ right: Rational) throws(Fault) -> Rational {
        try charge(left, right)
        guard let quotient = left.divided(by: right) else { throw left.isZero ? .zeroByZero : .divisionByZero }
        return try checked(quotient)
    }

    /// The remainder with the sign of the divisor.
    mutating func modulo(_ left: Rational, _ right: Rational) throws(Fault) -> Rational {
        try charge(left, right)
        guard let remainder = left.modulo(right) else { throw .divisionByZero }
        return try checked(remainder)
    }

    /// Charges an operation on two numbers: their product, and their common divisors unless both are whole.
    mutating func charge(_ left: Rational, _ right: Rational) throws(Fault) {
        let (longer, shorter) = (max(left.words, right.words), min(left.words, right.words))
        let areWhole = left.isInteger && right.isInteger
        try charge(areWhole ? Budget.product(longer, shorter) : Budget.commonDivisor * longer * shorter)
    }

    /// Charges work, if so much is left.
    mutating func charge(_ amount: Int) throws(Fault) {
        if amount > work { throw .tooMuchWork }
        work -= amount
    }

    /// A result, if it is not too long to go on with.
    func checked(_ result: Rational) throws(Fault) -> Rational {
        if result.bitWidth > Budget.longest { throw .tooLong }
        return result
    }

    /// The work of a product of numbers of so many words: Karatsuba's method saves a quarter with every halving.
    static func product(_ longer: Int, _ shorter: Int) -> Int {
        var work = longer * shorter
        var half = shorter / 2
        while half >= 32 {
            work -= work / 4
            half /= 2
        }
        return work + longer + least
    }
}

extension Rational {
    /// The machine words of both parts.
    var words: Int { bitWidth / 64 + 1 }
}
