import ExactReal

/// The work that an expression may take; every operation is charged before it is done, by the size of its operands.
struct Budget {
    /// What is left, in products of two 64-bit words: about a nanosecond each on the host, four times as long in wasm,
    /// which computes with halves of them.
    private var work: Int64 = Int.bitWidth == 64 ? 800_000_000 : 200_000_000

    /// The work of a common divisor, for each pair of words.
    private static let commonDivisor: Int64 = 8

    /// The work of the smallest operation.
    private static let least: Int64 = 100

    /// The bits that both parts of a result together may have.
    private static let longest = Integer.maximumBitWidth

    mutating func sum(_ left: Rational, _ right: Rational) throws(Fault) -> Rational {
        if left.isInteger, right.isInteger {
            try charge(left.words + right.words + Budget.least)
        } else {
            try chargeCommonDivisor(left, right)
        }
        return try checked(left + right)
    }

    mutating func product(_ left: Rational, _ right: Rational) throws(Fault) -> Rational {
        try charge(left, right)
        return try checked(left * right)
    }

    mutating func quotient(_ left: Rational, _ right: Rational) throws(Fault) -> Rational {
        try chargeCommonDivisor(left, right)
        guard let quotient = left.divided(by: right) else { throw left.isZero ? .zeroByZero : .divisionByZero }
        return try checked(quotient)
    }

    /// The remainder with the sign of the divisor.
    mutating func modulo(_ left: Rational, _ right: Rational) throws(Fault) -> Rational {
        try charge(left, right)
        guard let remainder = left.modulo(right) else { throw .divisionByZero }
        return try checked(remainder)
    }

    /// Charges a product: whole numbers are only multiplied, fractions brought to lowest terms too.
    mutating func charge(_ left: Rational, _ right: Rational) throws(Fault) {
        guard left.isInteger, right.isInteger else { return try chargeCommonDivisor(left, right) }
        try charge(Budget.product(max(left.words, right.words), min(left.words, right.words)))
    }

    /// Charges what is worked out with a common divisor.
    mutating func chargeCommonDivisor(_ left: Rational, _ right: Rational) throws(Fault) {
        try charge(Budget.commonDivisor * left.words * right.words + Budget.least)
    }

    /// Charges work, if so much is left.
    mutating func charge(_ amount: Int64) throws(Fault) {
        if amount > work { throw .tooMuchWork }
        work -= amount
    }

    /// A result, if it is not too long to go on with.
    func checked(_ result: Rational) throws(Fault) -> Rational {
        if result.bitWidth > Budget.longest { throw .tooLong }
        return result
    }

    /// The work of a product of numbers of so many words: Karatsuba's method saves a quarter with every halving.
    static func product(_ longer: Int64, _ shorter: Int64) -> Int64 {
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
    var words: Int64 { Int64(bitWidth / 64 + 1) }
}
