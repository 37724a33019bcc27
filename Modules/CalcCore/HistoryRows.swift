import Screens

/// The history as the rows of a table, newest first. They are kept, for a screen is made after every key: a new record
/// costs one row, and only what takes records out or looks for other ones goes through all of them.
struct HistoryRows: Equatable, Sendable {
    /// The rows.
    private(set) var rows: [Table.Row] = []
    /// The places of their records.
    private(set) var places: [Int] = []
    private var basis = Basis()

    /// What the rows depend on.
    private struct Basis: Equatable {
        var shown = RecordsShown()
        var start = 0
        var rewrites = 0
        var wanted: Text = ""
    }

    /// Becomes the rows of those records shown in which a text stands. O(records that come), or O(all) where some go.
    mutating func follow(_ records: RecordList, _ shown: RecordsShown, containing text: Text) {
        let next = Basis(shown: shown, start: records.start, rewrites: records.rewrites, wanted: text.lowercased)
        if next == basis { return }
        let before = basis
        basis = next
        guard next.rewrites == before.rewrites, next.wanted == before.wanted, shown.goesOn(from: before.shown) else {
            (rows, places) = ([], [])
            return append(shown.places(in: next.start..<shown.end), of: records)
        }
        append(shown.places(in: next.start..<before.start), of: records)
        for place in shown.places(in: before.shown.end..<shown.end) where isFound(records[place]) {
            rows.insert(records[place].row, at: 0)
            places.insert(place, at: 0)
        }
    }

    /// Appends the rows of records at places, given oldest first.
    private mutating func append(_ older: [Int], of records: RecordList) {
        for place in older.reversed() where isFound(records[place]) {
            rows.append(records[place].row)
            places.append(place)
        }
    }

    private func isFound(_ record: Record) -> Bool {
        basis.wanted.isEmpty || record.contains(basis.wanted)
    }
}

extension Record {
    fileprivate var row: Table.Row { Table.Row(cells: [expression, result]) }
}
