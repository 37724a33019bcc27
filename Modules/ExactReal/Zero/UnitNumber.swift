/// A number from 1 to 2 with 30 bits after the point: the part of a number that its exponent leaves, for logarithms.
struct UnitNumber {
    private let units: UInt64

    /// The bits after the point.
    static let bits = 30
    private static let one: UInt64 = 1 << UInt64(bits)
    /// ln 2, rounded up.
    private static let lnTwo: UInt64 = 744_261_118

    /// The number `units`·2^−30, cut to 2.
    init(units: UInt64) {
        self.units = min(units, 2 * UnitNumber.one)
    }

    /// The binary logarithm in units of 2^−16, rounded up: less than two units too large.
    ///
    /// Each squaring doubles the logarithm and brings out one bit of it (D. E. Knuth, TAOCP 1, 1.2.2, exercise 25).
    var logarithm: Int64 {
        var (x, logarithm) = (units, Int64(0))
        for _ in 0..<16 {
            x = (x * x + UnitNumber.one - 1) >> UInt64(UnitNumber.bits)
            let isDoubled = x >= 2 * UnitNumber.one
            if isDoubled { x = (x + 1) >> 1 }
            logarithm = 2 * logarithm + (isDoubled ? 1 : 0)
        }
        return logarithm + (x > UnitNumber.one ? 1 : 0)
    }

    /// 1 + 2^e, rounded up, for an e up to 0 in units of 2^−16.
    static func onePlusPower(ofTwo exponent: Int64) -> UnitNumber {
        let whole = exponent >> 16
        if whole < -bits { return UnitNumber(units: one + 1) }
        let power = power(ofTwo: UInt64(exponent - whole << 16)) + (1 << UInt64(-whole)) - 1
        return UnitNumber(units: one + power >> UInt64(-whole))
    }

    /// 2^f in units of 2^−30, rounded up, for an f from 0 to 1 in units of 2^−16: the exponential series.
    private static func power(ofTwo fraction: UInt64) -> UInt64 {
        let x = (fraction * lnTwo) >> 16 + 1
        var (sum, term) = (one, one)
        for n in 1...12 {
            term = (term * x) >> UInt64(bits) / UInt64(n) + 1
            sum += term
        }
        // What follows is less than x¹³/13!·2, far less than a unit.
        return sum + 1
    }
}
