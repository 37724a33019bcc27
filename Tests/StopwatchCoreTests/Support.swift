import Screens
import StopwatchCore

/// The watch after a script, which must be sound.
func watch(_ script: String, precision: Precision = .hundredths) throws(SnapshotError) -> Stopwatch {
    try stopwatch(after: Text(script), precision: precision)
}

extension Stopwatch {
    /// The face as it is drawn.
    var face: String { precision.text(of: elapsed).string }

    /// The rows as they are drawn, newest first, the open lap included.
    var rows: [Table.Row] {
        guard let table = StopwatchCore.screen(of: self).table else { return [] }
        return (table.openRow.map { [$0] } ?? []) + table.rows
    }

    /// One column of the drawn rows, newest first: 0 number, 1 lap, 2 to best, 3 to previous, 4 total.
    func column(_ index: Int) -> [String] {
        rows.map { $0.cells[index].string }
    }
}

/// A drawn time without its signs, as a whole number of the last digit's unit: `1:02.50` is 6250.
func steps(_ drawn: String) -> Int {
    let fields = drawn.split(separator: ":").map { field in Int(field.filter { $0 != "." }) ?? -1 }
    let decimals = drawn.split(separator: ".").dropFirst().first?.count ?? 0
    let second = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
    guard let seconds = fields.last else { return -1 }
    let minutes = fields.dropLast().reduce(0) { $0 * 60 + $1 }
    return minutes * 60 * second + seconds
}

/// Some seeds that stay and one that is new in every run; a failing test prints its seed as the argument.
let seeds: [UInt64] = Array(1...8) + [UInt64.random(in: 9...(.max))]

/// The watches after a script, which must be sound.
func watches(_ script: String) throws(SnapshotError) -> Stopwatches {
    try stopwatches(after: Text(script))
}

extension Stopwatches {
    /// Presses the controls of these identifiers one after the other.
    mutating func press(_ ids: Text..., at reading: Int64 = 0) {
        for id in ids {
            if let action = StopwatchesAction(.press(id, at: reading)) { reduce(&self, action) }
        }
    }
}

extension StopwatchEvent {
    /// The press and the name of its watch; nil for other changes.
    var pressed: (watch: Text, beginsSession: Bool, action: StopwatchAction)? {
        if case .press(let watch, let beginsSession, let action) = self { (watch, beginsSession, action) } else { nil }
    }
}
