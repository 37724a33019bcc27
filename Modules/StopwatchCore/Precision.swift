import Screens

/// How finely times are shown. Times are cut to it, never rounded.
public enum Precision: Equatable, Sendable, CaseIterable {
    /// Whole seconds: `0:59`.
    case seconds
    /// `0:59.9`.
    case tenths
    /// `0:59.95`.
    case hundredths
    /// `0:59.950`.
    case thousandths

    /// The decimals of a second.
    public var decimals: Int {
        switch self {
        case .seconds: 0
        case .tenths: 1
        case .hundredths: 2
        case .thousandths: 3
        }
    }

    /// The steps in a second.
    var stepsPerSecond: Int64 {
        switch self {
        case .seconds: 1
        case .tenths: 10
        case .hundredths: 100
        case .thousandths: 1000
        }
    }

    /// One step, in nanoseconds.
    var step: Int64 { 1_000_000_000 / stepsPerSecond }

    /// The whole steps in a time or a difference, cut toward 0.
    func steps(in nanoseconds: Int64) -> Int64 {
        nanoseconds / step
    }
}
