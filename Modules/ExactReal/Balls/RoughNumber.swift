/// A number between −2.5 and 2.5 to about nine digits, for first guesses that are made better.
struct RoughNumber {
    /// The multiple of 2^−30.
    private let units: Int64

    private static let bits: Int64 = 30

    private init(units: Int64) { self.units = units }

    /// A fraction of small numbers.
    init(_ numerator: Int64, over denominator: Int64 = 1) {
        units = (numerator << RoughNumber.bits) / denominator
    }

    /// About the value.
    init(_ value: Dyadic) {
        let shift = Int64(UInt64.bitWidth) - RoughNumber.bits - value.magnitudeExponent
        let magnitude = shift < Int64(UInt64.bitWidth) ? Int64(value.mantissa.leadingBits >> UInt64(shift)) : 0
        units = value.isNegative ? -magnitude : magnitude
    }

    /// The number itself.
    var dyadic: Dyadic {
        Dyadic(isNegative: units < 0, Natural(wide: units.magnitude), exponent: -RoughNumber.bits)
    }

    static func + (left: RoughNumber, right: RoughNumber) -> RoughNumber {
        RoughNumber(units: left.units + right.units)
    }

    static func * (left: RoughNumber, right: RoughNumber) -> RoughNumber {
        RoughNumber(units: (left.units * right.units) >> bits)
    }

    static func / (left: RoughNumber, right: RoughNumber) -> RoughNumber {
        RoughNumber(units: (left.units << bits) / right.units)
    }
}
