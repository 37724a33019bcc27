import Screens

/// Two numbers of which one is typed and the other worked out, each with its unit.
struct Converter: Hashable, Sendable {
    /// The number typed.
    var pad = Pad()
    private(set) var first: ConvertibleUnit
    private(set) var second: ConvertibleUnit
    /// The field that the number was typed into.
    private(set) var source = Field.first
    /// The field that keys go into. Where it is not the source, what is typed begins anew.
    private(set) var active = Field.first

    init() {
        (first, second) = ConvertibleUnit.beginning(0)
    }

    subscript(field: Field) -> ConvertibleUnit { field == .first ? first : second }

    /// What the number typed is converted from and to.
    var conversion: Conversion { Conversion(source: self[source], target: self[source.other]) }

    /// Whether keys edit the number typed, and do not begin another one.
    var isEditing: Bool { active == source }
}

extension Converter {
    /// Keys go into a field from now on.
    mutating func activate(_ field: Field) { active = field }

    /// What keys do from now on is done in the active field, with nothing typed there as yet.
    mutating func begin() {
        if isEditing { return }
        source = active
        pad = Pad()
    }

    /// The number stays, its units change their places.
    mutating func swap() {
        (first, second) = (second, first)
        pad.reopen()
    }

    /// The units of another category; the number stays.
    mutating func choose(category: Int) {
        if first.categoryPlace == category { return }
        (first, second) = ConvertibleUnit.beginning(category)
        pad.reopen()
    }

    /// A unit for the active field. The unit of the other one changes places with it, and one of another category brings
    /// a unit of that along.
    mutating func choose(_ unit: ConvertibleUnit) {
        if self[active] == unit { return }
        if self[active.other] == unit { return swap() }
        let earlier = self[active.other]
        var other = earlier
        if earlier.categoryPlace != unit.categoryPlace {
            let beginning = ConvertibleUnit.beginning(unit.categoryPlace)
            other = beginning.first == unit ? beginning.second : beginning.first
        }
        (first, second) = active == .first ? (unit, other) : (other, unit)
        pad.reopen()
    }

    /// The sign of the number typed.
    mutating func changeSign() {
        begin()
        pad.changeSign()
    }

    /// A number from elsewhere in the first field, with its unit if it has one of those that can be converted. False if it
    /// has no place here.
    mutating func receive(_ text: Text, _ unit: ConvertibleUnit?) {
        (source, active) = (.first, .first)
        if let unit { choose(unit) }
        pad.replace(text, isCarried: true)
    }
}

/// One of the two numbers of the converter.
public enum Field: Hashable, Sendable {
    case first, second

    var other: Field { self == .first ? .second : .first }
}
