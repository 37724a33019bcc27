import Screens

/// A way to calculate.
public enum Mode: UInt8, Hashable, Sendable, CaseIterable {
    /// A desk calculator: each key acts at once.
    case basic
    /// An expression that is edited, with a live result.
    case scientific
    /// Whole numbers as words of bits, in four bases at once.
    case programmer
    /// A number in two units.
    case converter

    /// The name in snapshots, options and what is kept.
    public var name: Text {
        switch self {
        case .basic: "basic"
        case .scientific: "scientific"
        case .programmer: "programmer"
        case .converter: "converter"
        }
    }

    /// The title of its screen.
    var title: Text {
        switch self {
        case .basic: "Basic"
        case .scientific: "Scientific"
        case .programmer: "Programmer"
        case .converter: "Converter"
        }
    }

    /// The mode of this name; nil if there is none.
    public init?(named name: Text) {
        guard let mode = Mode.allCases.first(where: { $0.name == name }) else { return nil }
        self = mode
    }

    /// The mode after this one; the first after the last.
    var next: Mode { Mode(rawValue: rawValue + 1) ?? .basic }
}
