/// A terminal's cells as they should look, and where they can be clicked.
///
/// Everything drawn outside is dropped, so a picture is right for its size whatever is drawn into it.
struct Picture: Equatable, Sendable {
    /// One character.
    struct Cell: Equatable, Sendable {
        var scalar: Unicode.Scalar = " "
        var style = Style.plain
    }

    /// A part of a row that does something when it is clicked.
    struct Target: Equatable, Sendable {
        var row: Int
        var columns: Range<Int>
        var gesture: Gesture
    }

    let size: Size
    private(set) var rows: [[Cell]]
    private(set) var targets: [Target] = []

    /// A picture of spaces.
    init(size: Size) {
        self.size = size
        rows = Array(repeating: Array(repeating: Cell(), count: size.columns), count: size.rows)
    }

    /// Draws a text from a column rightwards, one column for each Unicode scalar.
    mutating func put(_ text: String, row: Int, column: Int, _ style: Style = .plain) {
        guard row >= 0, row < size.rows else { return }
        var column = column
        for scalar in text.unicodeScalars {
            if column >= 0, column < size.columns { rows[row][column] = Cell(scalar: scalar, style: style) }
            column += 1
        }
    }

    /// Draws a text that ends before a column.
    mutating func put(_ text: String, row: Int, before column: Int, _ style: Style = .plain) {
        put(text, row: row, column: column - text.columns, style)
    }

    /// Draws a text in the middle of some columns; an odd space goes after it.
    mutating func put(_ text: String, row: Int, centredIn columns: Range<Int>, _ style: Style = .plain) {
        put(text, row: row, column: columns.lowerBound + max(0, columns.count - text.columns) / 2, style)
    }

    /// Makes a part of a row answer to clicks.
    mutating func addTarget(row: Int, columns: Range<Int>, _ gesture: Gesture) {
        targets.append(Target(row: row, columns: columns, gesture: gesture))
    }

    /// What a click on a cell means.
    func gesture(atRow row: Int, column: Int) -> Gesture? {
        targets.first { $0.row == row && $0.columns.contains(column) }?.gesture
    }

    /// The characters of a row, without trailing spaces.
    func text(ofRow row: Int) -> String {
        var scalars = String.UnicodeScalarView(rows[row].map(\.scalar))
        while scalars.last == " " { scalars.removeLast() }
        return String(scalars)
    }
}

/// Rows and columns of a terminal, each at least 1.
struct Size: Equatable, Sendable {
    var rows: Int
    var columns: Int

    init(rows: Int, columns: Int) {
        self.rows = max(rows, 1)
        self.columns = max(columns, 1)
    }
}

extension String {
    /// The width in a terminal, counting one column for each Unicode scalar.
    var columns: Int { unicodeScalars.count }
}
