import CLibedit

/// Where a line and its cursor stand on a terminal that breaks long lines anywhere, as libedit draws them.
struct LineLayout: Equatable {
    /// The row of the cursor, from 0 in the row of the prompt.
    private(set) var cursorRow = 0
    /// The column of the cursor, from 0.
    private(set) var cursorColumn = 0
    /// The last row of the line.
    private(set) var lastRow = 0

    /// - Parameters:
    ///   - prompt: The columns of the prompt.
    ///   - cursor: The characters before the cursor.
    init(prompt: Int, line: some Collection<Unicode.Scalar>, cursor: Int, columns: Int) {
        var column = prompt
        for (index, scalar) in line.enumerated() {
            let width = LineLayout.width(of: scalar, at: column)
            if width > 1, column % columns + width > columns { column += columns - column % columns }
            if index == cursor { place(column, columns) }
            column += width
        }
        lastRow = column / columns
        if cursor >= line.count { place(column, columns) }
    }

    private mutating func place(_ column: Int, _ columns: Int) {
        (cursorRow, cursorColumn) = column.quotientAndRemainder(dividingBy: columns)
    }

    /// The columns of a character; controls are drawn as `^A`.
    private static func width(of scalar: Unicode.Scalar, at column: Int) -> Int {
        switch scalar.value {
        case 0x09: 8 - column % 8
        case 0..<0x20, 0x7F..<0xA0: 2
        case 0x20..<0x7F: 1
        case let value: Int(tally_width(wchar_t(value)))
        }
    }
}
