import ExactReal

/// How many of one unit another one is: a rational number times a power of π.
struct UnitSize: Hashable, Sendable {
    private let value: Rational
    private let powerOfPi: Int

    init(_ value: Rational, pi: Int = 0) {
        self.value = value
        powerOfPi = pi
    }

    static let one = UnitSize(1)

    static func * (left: UnitSize, right: UnitSize) -> UnitSize {
        UnitSize(left.value * right.value, pi: left.powerOfPi + right.powerOfPi)
    }

    /// The quotient; sizes are not 0.
    static func / (left: UnitSize, right: UnitSize) -> UnitSize { left * right.power(-1) }

    /// A power; exponents are small.
    func power(_ exponent: Int) -> UnitSize {
        UnitSize(value.power(exponent) ?? 1, pi: powerOfPi * exponent)
    }

    /// So many times a number. Exact.
    func times(
        _ number: Calculation.Number, in calculation: Calculation
    ) throws(CalculationError) -> Calculation.Number {
        let product = try calculation.product(number, calculation.number(value))
        if powerOfPi == 0 { return product }
        let power = try calculation.power(calculation.pi(), calculation.number(Rational(abs(powerOfPi))))
        return powerOfPi > 0 ? try calculation.product(product, power) : try calculation.quotient(product, power)
    }

    /// The number, if no π is in it.
    var rational: Rational? { powerOfPi == 0 ? value : nil }

    /// Whether it is the greater one; of the sizes of units that can stand side by side, which have the same power of π.
    func isGreater(than other: UnitSize) -> Bool { other.value < value }
}
