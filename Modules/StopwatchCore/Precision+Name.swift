import Screens

extension Precision {
    /// What a setting calls it.
    public var name: Text {
        switch self {
        case .seconds: "seconds"
        case .tenths: "tenths"
        case .hundredths: "hundredths"
        case .thousandths: "thousandths"
        }
    }

    /// The precision that a setting names; nil if there is none of that name.
    public init?(named name: Text) {
        guard let precision = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = precision
    }
}
