import Screens

/// What the page has drawn last, so that it is told only what is different now.
struct DrawnScreen {
    private var parts: [[UInt8]?] = Array(repeating: nil, count: ScreenPart.allCases.count)
    private var rows: [Table.Row] = []

    /// The version of the encoding: the first byte of all changes.
    static let version: UInt8 = 1

    /// What has changed since the last call, as bytes: the version, and for each part that is different its number, the
    /// number of its bytes as four bytes, the lowest first, and these. O(size of the screen).
    mutating func changes(to screen: Screen) -> [UInt8] {
        var changes = [Self.version]
        for part in ScreenPart.allCases {
            guard let bytes = part == .rows ? newRows(of: screen.table) : newBytes(of: part, in: screen) else {
                continue
            }
            changes.append(UInt8(part.rawValue))
            changes += (0..<4).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) }
            changes += bytes
        }
        return changes
    }

    private mutating func newBytes(of part: ScreenPart, in screen: Screen) -> [UInt8]? {
        let bytes = screen.bytes(of: part)
        if parts[part.rawValue] == bytes { return nil }
        parts[part.rawValue] = bytes
        return bytes
    }

    /// The rows that are new: how many on top stay, how many below them go, and those that come in their place. O(1)
    /// while the rows are the same array.
    private mutating func newRows(of table: Table?) -> [UInt8]? {
        guard let table, table.rows != rows else { return nil }
        let common = min(rows.count, table.rows.count)
        var top = 0
        while top < common, rows[top] == table.rows[top] { top += 1 }
        var bottom = 0
        while bottom < common - top, rows[rows.count - 1 - bottom] == table.rows[table.rows.count - 1 - bottom] {
            bottom += 1
        }
        var writer = ByteWriter()
        writer.write(top)
        writer.write(rows.count - top - bottom)
        writer.write(Array(table.rows[top..<table.rows.count - bottom])) { $0.write($1, of: table) }
        rows = table.rows
        return writer.bytes
    }
}
