/// The digits that are wished for.
struct DigitWish {
    /// How many significant digits.
    let count: Int
    let rounding: Decimal.Rounding
    /// The base, from 2 to 36.
    let radix: Int

    /// As far as the wish can be fulfilled.
    init(significantDigits: Int, rounding: Decimal.Rounding = .toNearestOrEven, radix: Int = 10) {
        count = Decimal.possibleDigitCount(significantDigits)
        self.rounding = rounding
        self.radix = min(max(2, radix), 36)
    }

    /// The same digits, rounded in the other way.
    var otherwise: DigitWish {
        let other: Decimal.Rounding = rounding == .towardZero ? .toNearestOrEven : .towardZero
        return DigitWish(significantDigits: count, rounding: other, radix: radix)
    }

    /// The bits of so many digits, rounded up, and a few.
    func bits(ofDigits count: Int) -> Int64 {
        Int64(count) * DigitWish.bitsOf64Digits[radix] / 64 + 4
    }

    /// The bits of the 64th power of each base.
    private static let bitsOf64Digits: [Int64] = (0...36).map { Int64(Natural(Limb($0)).power(64).bitWidth) }

    /// The bits of all digits.
    var bits: Int64 { bits(ofDigits: count) }
}
