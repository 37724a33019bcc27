import ExactReal
import Screens

/// A power of a unit, such as s⁻².
struct UnitPower: Hashable, Sendable {
    let unit: Unit
    let exponent: Int

    /// No dimension has more.
    static let largestExponent = 63

    init(_ unit: Unit, _ exponent: Int = 1) {
        self.unit = unit
        self.exponent = exponent
    }
}

/// Units multiplied with one another, such as kg·m/s². What is empty is no unit.
struct UnitProduct: Hashable, Sendable {
    var powers: [UnitPower]
    let dimension: Dimension

    /// Nil if a power is too high.
    init?(_ powers: [UnitPower]) {
        var dimension = Dimension.none
        for power in powers {
            guard let factor = power.unit.dimension.power(power.exponent), let product = dimension.times(factor) else {
                return nil
            }
            dimension = product
        }
        self.powers = powers
        self.dimension = dimension
    }

    /// A unit by itself.
    init(_ unit: Unit) {
        powers = [UnitPower(unit)]
        dimension = unit.dimension
    }

    /// The size in the coherent unit of the SI.
    var size: UnitSize {
        powers.reduce(.one) { $0 * $1.unit.size.power($1.exponent) }
    }

    /// The unit, if there is but one and no power of it.
    var single: Unit? { powers.count == 1 && powers[0].exponent == 1 ? powers[0].unit : nil }

    /// The coherent unit of the SI of a dimension, in base units; nil for one of angles.
    init?(coherentOf dimension: Dimension) {
        guard let exponents = dimension.baseExponents else { return nil }
        powers = zip(Unit.base, exponents).filter { $0.1 != 0 }.map { UnitPower($0.0, $0.1) }
        self.dimension = dimension
    }

    /// The power of all; nil if it is too high.
    func power(_ exponent: Int) -> UnitProduct? {
        guard exponent.magnitude <= UnitPower.largestExponent else { return nil }
        if exponent == 0 { return UnitProduct.none }
        return UnitProduct(powers.map { UnitPower($0.unit, $0.exponent * exponent) })
    }

    /// The root of all; nil if it is no product of units.
    func root(_ order: Int) -> UnitProduct? {
        guard powers.allSatisfy({ $0.exponent % order == 0 }) else { return nil }
        return UnitProduct(powers.map { UnitPower($0.unit, $0.exponent / order) })
    }
}

extension UnitProduct {
    /// Two products as one: what can be cancelled is, units of the same kind become one of them, and units that only
    /// name a product (`mph`, `kWh`) are taken apart where others stand beside them. Nil if a power is too high.
    /// - Returns: The product, and how many of it the product of both units is.
    static func product(_ left: UnitProduct, _ right: UnitProduct) -> (units: UnitProduct, size: UnitSize)? {
        var powers = merged(left.powers + right.powers)
        if powers.count > 1 {
            powers = merged(powers.flatMap { power in power.unit.parts?.power(power.exponent)?.powers ?? [power] })
        }
        guard let units = UnitProduct(powers), let whole = left.dimension.times(right.dimension) else { return nil }
        let size = left.size * right.size
        if whole == .none { return (UnitProduct.none, size) }
        return (units, size / units.size)
    }

    static let none = UnitProduct(powers: [], dimension: .none)

    private init(powers: [UnitPower], dimension: Dimension) {
        self.powers = powers
        self.dimension = dimension
    }

    /// Units of the same dimension become the first of them.
    private static func merged(_ powers: [UnitPower]) -> [UnitPower] {
        var kept: [UnitPower] = []
        for power in powers {
            if let place = kept.firstIndex(where: { $0.unit.dimension == power.unit.dimension }) {
                kept[place] = UnitPower(kept[place].unit, kept[place].exponent + power.exponent)
            } else {
                kept.append(power)
            }
        }
        return kept.filter { $0.exponent != 0 }
    }
}

extension UnitProduct {
    /// The units of a spelling such as `lbf/in2` or `N·m`: what stands behind a slash is divided by.
    init?(parts spelling: Text) {
        var powers: [UnitPower] = []
        var sign = 1
        for quotient in spelling.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            for part in quotient.splitAtDots {
                guard let power = UnitPower(spelling: Array(part), sign: sign) else { return nil }
                powers.append(power)
            }
            sign = -1
        }
        self.init(powers)
    }

    /// The units as they are shown, and read again: `kg·m/s²`, `W/(m²·K)`, `/s`.
    var text: Text {
        if let single { return single.symbol }
        let upper = powers.filter { $0.exponent > 0 }
        let lower = powers.filter { $0.exponent < 0 }
        if lower.isEmpty { return upper.text }
        return upper.text + "/" + (lower.count > 1 ? "(" + lower.text + ")" : lower.text)
    }
}

extension UnitPower {
    /// The unit of a spelling such as `in2` or `m³`.
    fileprivate init?(spelling: [UInt8], sign: Int) {
        for (exponent, raised) in [(2, "2"), (2, "²"), (3, "3"), (3, "³")] as [(Int, Text)] {
            let count = raised.utf8.count
            guard spelling.count > count, spelling.suffix(count) == raised.utf8[...] else { continue }
            guard let unit = Unit(symbol: Text(utf8: Array(spelling.dropLast(count)))) else { return nil }
            self.init(unit, sign * exponent)
            return
        }
        guard let unit = Unit(symbol: Text(utf8: spelling)) else { return nil }
        self.init(unit, sign)
    }

    /// The unit with its exponent, such as s⁻².
    var text: Text { text(with: exponent == 1 ? unit.symbol : unit.wordSymbol) }

    /// The unit, written in this way, with its exponent.
    func text(with symbol: Text) -> Text {
        exponent == 1 ? symbol : symbol + (exponent < 0 ? "⁻" : "") + Spelling.raised(exponent.magnitude)
    }
}

extension [UnitPower] {
    /// The units with the sizes of their exponents.
    fileprivate var text: Text {
        reduce(Text()) { text, power in
            let size = power.exponent.magnitude
            return text + (text.isEmpty ? "" : "·") + power.unit.wordSymbol + (size == 1 ? "" : Spelling.raised(size))
        }
    }
}

extension ArraySlice<UInt8> {
    /// What stands between `*` or `·`.
    fileprivate var splitAtDots: [ArraySlice<UInt8>] {
        // The two bytes of the dot; neither is a part of another sign of a unit but ², ³, which begin alike.
        split { $0 == UInt8(ascii: "*") || $0 == 0xB7 }.map { $0.last == 0xC2 ? $0.dropLast() : $0 }
    }
}

extension Spelling {
    /// A number in raised digits.
    fileprivate static func raised(_ exponent: UInt) -> Text {
        Text(decimal: Int64(exponent)).utf8.reduce(Text()) { text, digit in
            text + Text(superscripts[Int(digit - UInt8(ascii: "0"))].raised)
        }
    }
}
