import Screens

/// The finished laps and their drawn rows, kept up to date lap by lap so that a tick draws nothing anew.
///
/// Laps are whole nanoseconds, which add up to the total exactly; what is drawn of a lap, a difference or a total is cut
/// from its own nanoseconds, only for show.
struct Laps: Equatable, Sendable {
    /// How finely times are shown.
    let precision: Precision
    /// The elapsed time at the end of each lap, in nanoseconds, oldest first, never falling.
    private(set) var marks: [Int64] = []
    /// The drawn rows, newest first.
    private(set) var rows: [Table.Row] = []
    /// The index of the shortest lap, the earliest of equal ones.
    private(set) var best = 0
    /// The index of the longest lap, the earliest of equal ones.
    private(set) var worst = 0

    /// No laps.
    init(precision: Precision) {
        self.precision = precision
    }

    /// Keeps the first laps and puts others after them. O(1) for one more lap, but O(laps) if it is the best so far,
    /// since each row shows its difference to the best; O(laps) for anything else that changes laps.
    mutating func replace(from kept: Int, with newMarks: [Int64]) {
        if kept == marks.count, newMarks.count == 1 {
            append(newMarks[0])
        } else if kept < marks.count || !newMarks.isEmpty {
            marks = marks[..<kept] + newMarks
            drawAll()
        }
    }

    /// A finished lap in nanoseconds.
    func length(ofLap index: Int) -> Int64 {
        marks[index] - (index > 0 ? marks[index - 1] : 0)
    }
}

extension Laps {
    private mutating func append(_ mark: Int64) {
        marks.append(mark)
        let newest = marks.count - 1
        let (oldBest, oldWorst) = (best, worst)
        rank(newest)
        rows.insert(row(ofLap: newest), at: 0)
        if best != oldBest { compareAllWithBest() }
        for lap in [oldBest, oldWorst, best, worst] { tag(lap) }
    }

    private mutating func drawAll() {
        (best, worst) = (0, 0)
        marks.indices.forEach { rank($0) }
        rows = marks.indices.reversed().map { row(ofLap: $0) }
        if !marks.isEmpty { [best, worst].forEach { tag($0) } }
    }

    /// Takes a lap for the best or worst if it is better or worse than those before it.
    private mutating func rank(_ lap: Int) {
        if length(ofLap: lap) < length(ofLap: best) { best = lap }
        if length(ofLap: worst) < length(ofLap: lap) { worst = lap }
    }

    private func row(ofLap index: Int) -> Table.Row {
        let length = length(ofLap: index)
        return Table.Row(cells: [
            Text(decimal: Int64(index + 1)), precision.text(of: length),
            precision.text(ofDifference: length - self.length(ofLap: best)),
            index > 0 ? precision.text(ofDifference: length - self.length(ofLap: index - 1)) : "",
            precision.text(of: marks[index]),
        ])
    }

    private mutating func compareAllWithBest() {
        let shortest = length(ofLap: best)
        for lap in marks.indices {
            rows[marks.count - 1 - lap].cells[2] = precision.text(ofDifference: length(ofLap: lap) - shortest)
        }
    }

    /// Marks the lap's row as best or worst, or as neither; laps that are all equal have neither.
    private mutating func tag(_ lap: Int) {
        rows[marks.count - 1 - lap].tag = best == worst ? nil : lap == best ? .best : lap == worst ? .worst : nil
    }
}
