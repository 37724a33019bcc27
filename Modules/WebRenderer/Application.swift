import CalcCore
import Screens
import StopwatchCore

/// The applications, by the number that the page calls them.
enum Application: Int32 {
    case calculator
    case stopwatch

    /// The screen after a script of keys, written down. Of the applications the calculator alone has modes.
    func snapshot(keys: Text, mode: Mode, format: SnapshotFormat) throws(SnapshotError) -> Text {
        switch self {
        case .calculator: try calculatorSnapshot(keys: keys, mode: mode, format: format)
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
