import CalcCore
import Screens
import StopwatchCore
import Testing

@testable import TerminalRenderer

/// The screen of the calculator after a script of keys.
func calculatorScreen(_ keys: Text) throws -> Screen {
    screen(of: try calculator(after: keys))
}

/// The screen of the stopwatch after a script of keys.
func stopwatchScreen(_ keys: Text) throws -> Screen {
    screen(of: try stopwatch(after: keys))
}

extension Layout {
    init(_ screen: Screen, _ rows: Int, _ columns: Int, view: View = View()) {
        self.init(
            screen: screen, view: view, size: Size(rows: rows, columns: columns), numbers: NumberStyle(),
            language: .english)
    }
}

extension Picture {
    /// The picture of a screen in a terminal of this size.
    init(_ screen: Screen, _ rows: Int, _ columns: Int, view: View = View()) {
        self = Layout(screen, rows, columns, view: view).picture()
    }

    /// The characters, without trailing spaces.
    var lines: [String] { rows.indices.map { text(ofRow: $0) } }

    /// The characters as one text.
    var text: String { lines.joined(separator: "\n") }

    /// The row and the first column of a text that is drawn.
    func place(of text: String) -> (row: Int, column: Int)? {
        for (row, line) in lines.enumerated() {
            let scalars = Array(line.unicodeScalars)
            let wanted = Array(text.unicodeScalars)
            guard scalars.count >= wanted.count else { continue }
            for column in 0...(scalars.count - wanted.count)
            where Array(scalars[column...].prefix(wanted.count)) == wanted {
                return (row, column)
            }
        }
        return nil
    }
}

extension Picture: CustomTestStringConvertible {
    /// The characters, since a failure is to be looked at.
    public var testDescription: String { text }
}
