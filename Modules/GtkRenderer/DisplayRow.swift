import GtkKit
import Screens

/// The widgets of a line of the display.
@MainActor
protocol DisplayRow: AnyObject {
    /// The widget of it all.
    var root: Widget { get }

    /// Shows a line of the same kind.
    func show(_ line: Line)
}

/// How a line of the display is drawn.
enum DisplayRowKind: Equatable {
    /// The expression that the user edits.
    case edited
    /// The result, as large as fits.
    case answer
    /// How the result came to be.
    case sum
    /// One of several values, which can be pressed.
    case value
    /// A note in small letters.
    case note

    init(_ line: Line) {
        if line.trailing.caret != nil {
            self = .edited
        } else if line.control != nil {
            self = .value
        } else if line.leading == nil {
            self = .note
        } else {
            self = [.answer, .bad].contains(line.trailing.tone) ? .answer : .sum
        }
    }
}
