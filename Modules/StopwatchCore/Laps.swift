import Screens

/// The finished laps and their drawn rows, kept up to date lap by lap so that a tick draws nothing anew.
///
/// A lap is marked at the time the face shows: what is drawn of it is the difference of two totals *as drawn*, so that
/// the rows add up to the total digit by digit. Best and worst follow what is drawn; among laps that look equal, the
/// nanoseconds decide.
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

    /// The lap as it is drawn, in steps of the precision. The index is that of a finished lap.
    func steps(ofLap index: Int) -> Int64 {
        precision.steps(in: marks[index]) - (index > 0 ? precision.steps(in: marks[index - 1]) : 0)
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
        if isShorter(lap, than: best) { best = lap }
        if isShorter(worst, than: lap) { worst = lap }
    }

    /// Whether a lap is shorter than another: as drawn, then in nanoseconds.
    private func isShorter(_ lap: Int, than other: Int) -> Bool {
        let (left, right) = (steps(ofLap: lap), steps(ofLap: other))
        return left == right ? length(ofLap: lap) < length(ofLap: other) : left < right
    }

    /// The lap in nanoseconds.
    private func length(ofLap index: Int) -> Int64 {
        marks[index] - (index > 0 ? marks[index - 1] : 0)
    }

    private func row(ofLap index: Int) -> Table.Row {
        let steps = steps(ofLap: index)
        return Table.Row(cells: [
            Text(decimal: Int64(index + 1)), precision.text(ofSteps: steps),
            precision.text(ofDifference: steps - self.steps(ofLap: best)),
            index > 0 ? precision.text(ofDifference: steps - self.steps(ofLap: index - 1)) : "",
            precision.text(of: marks[index]),
        ])
    }

    private mutating func compareAllWithBest() {
        let shortest = steps(ofLap: best)
        for lap in marks.indices {
            rows[marks.count - 1 - lap].cells[2] = precision.text(ofDifference: steps(ofLap: lap) - shortest)
        }
    }

    /// Marks the lap's row as best or worst, or as neither; laps that are all equal have neither.
    private mutating func tag(_ lap: Int) {
        rows[marks.count - 1 - lap].tag = best == worst ? nil : lap == best ? .best : lap == worst ? .worst : nil
    }
}
