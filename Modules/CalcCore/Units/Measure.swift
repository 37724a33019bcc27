import Screens

/// What a number that is more than a number counts.
enum Measure: Hashable, Sendable {
    case units(UnitProduct)
    /// Units of one kind side by side, as in 3 ft 5 in, largest first; the number counts the last.
    case mixed([Unit])
    /// Seconds, shown as 1:30:00.
    case clock
    /// A temperature on a scale that does not begin at absolute zero.
    case scale(Unit)
    /// Days since 1970-01-01.
    case date(DateStyle)
    /// A whole number that counts nothing, shown in another base.
    case base(Radix)
    /// A number that counts nothing, shown in hundredths.
    case percent
}

extension Measure {
    /// The measure of a unit behind a number.
    init(_ power: UnitPower) {
        if power.exponent == 1, power.unit.offset != nil {
            self = .scale(power.unit)
        } else {
            self = .units(UnitProduct([power]) ?? .none)
        }
    }

    /// The units that the number counts; nil where it does not begin at 0.
    var units: UnitProduct? {
        switch self {
        case .units(let units): units
        case .mixed(let units): units.last.map { UnitProduct($0) }
        case .clock: UnitProduct(.second)
        case .scale, .date, .base, .percent: nil
        }
    }

    /// Whether it is shown as a number with a unit behind it.
    var isOfNumbers: Bool {
        switch self {
        case .units, .scale, .percent: true
        case .mixed, .clock, .date, .base: false
        }
    }

    /// What a value keeps of it: a base and hundredths are only shown.
    var kept: Measure? {
        switch self {
        case .base, .percent: nil
        default: self
        }
    }

    /// Whether it is an angle and nothing else.
    var isAngle: Bool { units?.dimension == .angle }

    /// The unit for a message.
    var text: Text {
        switch self {
        case .units(let units): units.text
        case .mixed(let units): units.reduce(Text()) { $0 + ($0.isEmpty ? "" : " ") + $1.symbol }
        case .clock: "h:min:s"
        case .scale(let unit): unit.symbol
        case .date: "date"
        case .base(let radix): radix.name
        case .percent: "%"
        }
    }
}
