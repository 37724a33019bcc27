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
        guard kept == marks.count else {
            let all = marks[..<kept] + newMarks
            self = Laps(precision: precision)
            return replace(from: 0, with: Array(all))
        }
        newMarks.forEach { append($0) }
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
        rows.insert(row(ofLap: newest), at: 0)
        let (oldBest, oldWorst) = (best, worst)
        if isShorter(newest, than: best) { best = newest }
        if isShorter(worst, than: newest) { worst = newest }
        if best != oldBest { compareAllWithBest() }
        for lap in [oldBest, oldWorst, best, worst] { tag(lap) }
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
            Text(decimal: Int64(index + 1)), precision.text(ofSteps: steps), differenceToBest(ofLap: index),
            index > 0 ? precision.text(ofDifference: steps - self.steps(ofLap: index - 1)) : "",
            precision.text(of: marks[index]),
        ])
    }

    private func differenceToBest(ofLap index: Int) -> Text {
        precision.text(ofDifference: steps(ofLap: index) - steps(ofLap: best))
    }

    private mutating func compareAllWithBest() {
        for lap in marks.indices {
            rows[marks.count - 1 - lap].cells[2] = differenceToBest(ofLap: lap)
        }
    }

    /// Marks the lap's row as best or worst, or as neither; laps that are all equal have neither.
    private mutating func tag(_ lap: Int) {
        rows[marks.count - 1 - lap].tag = best == worst ? nil : lap == best ? .best : lap == worst ? .worst : nil
    }
}
