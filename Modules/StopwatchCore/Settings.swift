import Screens

/// What the user has chosen for all watches.
public struct Settings: Equatable, Sendable {
    /// How finely times are shown.
    public var precision: Precision
    /// Whether runs stand still while the machine sleeps; it holds for those that begin later.
    public var pausesAsleep: Bool

    /// Settings; as they are at first unless said otherwise.
    public init(precision: Precision = .hundredths, pausesAsleep: Bool = false) {
        self.precision = precision
        self.pausesAsleep = pausesAsleep
    }
}
