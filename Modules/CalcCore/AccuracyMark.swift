import Screens

/// The mark beside the result.
enum AccuracyMark {
    case none, exact, rounded, error

    /// The mark as it stands on a display.
    var readout: Readout { Readout(id: "mark", name: tr("Accuracy"), text: text, tone: tone) }

    private var text: Text {
        switch self {
        case .none: ""
        case .exact: "="
        case .rounded: "≈"
        case .error: "⚠"
        }
    }

    private var tone: Readout.Tone {
        switch self {
        case .none, .exact: .dim
        case .rounded: .accent
        case .error: .bad
        }
    }
}
