import Screens

/// The mark beside the result.
enum AccuracyMark {
    case none, exact, rounded, error

    var text: Text {
        switch self {
        case .none: ""
        case .exact: "="
        case .rounded: "≈"
        case .error: "⚠"
        }
    }

    var tone: Readout.Tone {
        switch self {
        case .none, .exact: .dim
        case .rounded: .accent
        case .error: .bad
        }
    }
}
