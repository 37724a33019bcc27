/// Controls in rows of equal cells, filled from the left, top down.
public struct Grid: Equatable, Sendable {
    /// The number of cells in a row, from 1.
    public var columns: Int
    /// The controls; a control that does not fit in the row begins the next.
    public var controls: [Control]

    /// A grid.
    public init(columns: Int, controls: [Control]) {
        self.columns = columns
        self.controls = controls
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
