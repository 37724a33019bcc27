/// What a quantity measures: a product of powers of the base quantities.
struct Dimension: Hashable, Sendable {
    /// The exponents as the digits of one number to the base 128, from −63 to 63 each.
    private let digits: Int64

    private init(digits: Int64) {
        self.digits = digits
    }

    /// The exponents of the base quantities of the SI, of information and of plane angle.
    init(
        length: Int64 = 0, mass: Int64 = 0, time: Int64 = 0, current: Int64 = 0, temperature: Int64 = 0,
        amount: Int64 = 0, light: Int64 = 0, information: Int64 = 0, angle: Int64 = 0
    ) {
        let low = length + mass << 7 + time << 14 + current << 21 + temperature << 28
        digits = low + amount << 35 + light << 42 + information << 49 + angle << 56
    }

    /// That of a number without a unit.
    static let none = Dimension()

    private static let largestExponent: Int64 = 63

    private var exponents: [Int64] {
        var exponents: [Int64] = []
        var rest = digits
        for _ in 0..<9 {
            let exponent = (rest + 64) & 127 - 64
            exponents.append(exponent)
            rest = (rest - exponent) >> 7
        }
        return exponents
    }

    private init?(exponents: [Int64]) {
        var digits: Int64 = 0
        for exponent in exponents.reversed() {
            guard exponent.magnitude <= Dimension.largestExponent.magnitude else { return nil }
            digits = digits << 7 + exponent
        }
        self.digits = digits
    }

    /// That of a product; nil if a power is too high.
    func times(_ other: Dimension) -> Dimension? {
        Dimension(exponents: zip(exponents, other.exponents).map { $0 + $1 })
    }

    /// That of a power; nil if it is too high.
    func power(_ exponent: Int) -> Dimension? {
        guard exponent.magnitude <= 63 else { return nil }
        return Dimension(exponents: exponents.map { $0 * Int64(exponent) })
    }

    /// That of a root; nil if there is none.
    func root(_ order: Int) -> Dimension? {
        let exponents = exponents
        guard exponents.allSatisfy({ $0 % Int64(order) == 0 }) else { return nil }
        return Dimension(exponents: exponents.map { $0 / Int64(order) })
    }

    /// The exponents of length, mass, time, current, temperature, amount, light and information; nil where there is one of
    /// angle.
    var baseExponents: [Int]? { exponents[8] == 0 ? exponents.dropLast().map { Int($0) } : nil }

    /// That of 1 over a quantity.
    var inverse: Dimension { Dimension(digits: -digits) }
}

// Named after what is measured.
extension Dimension {
    static let length = Dimension(length: 1)
    static let area = Dimension(length: 2)
    static let volume = Dimension(length: 3)
    static let perLength = Dimension(length: -1)
    /// Of fuel: the inverse of an area.
    static let distancePerVolume = Dimension(length: -2)
    static let mass = Dimension(mass: 1)
    static let lineDensity = Dimension(length: -1, mass: 1)
    static let time = Dimension(time: 1)
    static let frequency = Dimension(time: -1)
    static let speed = Dimension(length: 1, time: -1)
    /// The inverse of a speed.
    static let pace = Dimension(length: -1, time: 1)
    static let acceleration = Dimension(length: 1, time: -2)
    static let flow = Dimension(length: 3, time: -1)
    static let force = Dimension(length: 1, mass: 1, time: -2)
    static let pressure = Dimension(length: -1, mass: 1, time: -2)
    static let energy = Dimension(length: 2, mass: 1, time: -2)
    static let power = Dimension(length: 2, mass: 1, time: -3)
    static let viscosity = Dimension(length: -1, mass: 1, time: -1)
    static let kinematicViscosity = Dimension(length: 2, time: -1)
    static let temperature = Dimension(temperature: 1)
    static let amount = Dimension(amount: 1)
    static let catalyticActivity = Dimension(time: -1, amount: 1)
    static let dose = Dimension(length: 2, time: -2)
    static let exposure = Dimension(mass: -1, time: 1, current: 1)
    static let current = Dimension(current: 1)
    static let charge = Dimension(time: 1, current: 1)
    static let voltage = Dimension(length: 2, mass: 1, time: -3, current: -1)
    static let resistance = Dimension(length: 2, mass: 1, time: -3, current: -2)
    static let conductance = Dimension(length: -2, mass: -1, time: 3, current: 2)
    static let capacitance = Dimension(length: -2, mass: -1, time: 4, current: 2)
    static let inductance = Dimension(length: 2, mass: 1, time: -2, current: -2)
    static let magneticFlux = Dimension(length: 2, mass: 1, time: -2, current: -1)
    static let fluxDensity = Dimension(mass: 1, time: -2, current: -1)
    static let magneticField = Dimension(length: -1, current: 1)
    static let information = Dimension(information: 1)
    static let dataRate = Dimension(time: -1, information: 1)
    static let angle = Dimension(angle: 1)
    static let solidAngle = Dimension(angle: 2)
    static let angularSpeed = Dimension(time: -1, angle: 1)
    static let luminousIntensity = Dimension(light: 1)
    static let luminance = Dimension(length: -2, light: 1)
    static let luminousFlux = Dimension(light: 1, angle: 2)
    static let illuminance = Dimension(length: -2, light: 1, angle: 2)
}
