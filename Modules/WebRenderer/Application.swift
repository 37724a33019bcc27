import CalcCore
import Screens
import StopwatchCore

/// The applications, by the number that the page calls them.
enum Application: Int32 {
    case calculator
    case stopwatch

    /// The screen after a script of keys, written down.
    func snapshot(keys: Text, format: SnapshotFormat) throws(SnapshotError) -> Text {
        switch self {
        case .calculator: try calculatorSnapshot(keys: keys, format: format)
        case .stopwatch: try stopwatchSnapshot(keys: keys, format: format)
        }
    }

    /// The application, started.
    func session() -> Session {
        switch self {
        case .calculator: .calculator()
        case .stopwatch: .stopwatch()
        }
    }
}
