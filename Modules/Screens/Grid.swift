/// Controls in rows of equal cells, filled from the left, top down.
public struct Grid: Equatable, Sendable {
    /// The number of cells in a row, from 1.
    public var columns: Int
    /// The controls; a control that does not fit in the row begins the next.
    public var controls: [Control]
    /// What takes the place of the controls on the grid's other page, for renderers with room for both; mostly empty.
    public var otherPage: [Control]
    /// A gap stands after every so many cells; 0 for none.
    public var groupLength: Int
    /// What stands at the left and right end of each row, such as the numbers of its bits; may be empty.
    public var ends: [RowEnds]

    /// Whether it stands above the display where there is room for a row of buttons: it decides what the display means.
    public var isAboveDisplay = false

    /// What stands at the ends of a row.
    public struct RowEnds: Equatable, Sendable {
        /// Before the first cell.
        public var left: Text
        /// Behind the last cell.
        public var right: Text

        /// Two ends.
        public init(left: Text, right: Text) {
            self.left = left
            self.right = right
        }
    }

    /// A grid.
    public init(
        columns: Int, controls: [Control], otherPage: [Control] = [], groupLength: Int = 0, ends: [RowEnds] = []
    ) {
        self.columns = columns
        self.controls = controls
        self.otherPage = otherPage
        self.groupLength = groupLength
        self.ends = ends
    }

    /// The controls row by row. O(controls).
    public var rows: [[Control]] {
        var rows: [[Control]] = []
        var room = 0
        for control in controls {
            if rows.isEmpty || control.width > room {
                rows.append([])
                room = columns
            }
            rows[rows.count - 1].append(control)
            room -= control.width
        }
        return rows
    }
}

extension Grid {
    /// Where a cell begins in a row of so many columns of text, the gaps between groups counted in.
    public func edge(before cell: Int, width: Int) -> Int {
        let passed = groupLength > 0 ? min(cell / groupLength, gaps) : 0
        return (width - gaps) * cell / columns + passed
    }

    /// How many gaps between groups a row has.
    public var gaps: Int { groupLength > 0 ? (columns - 1) / groupLength : 0 }

    /// Whether a gap stands before this cell.
    public func isGroupEnd(_ cell: Int) -> Bool {
        groupLength > 0 && cell > 0 && cell < columns && cell % groupLength == 0
    }
}
