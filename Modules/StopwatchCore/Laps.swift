import Screens

/// The finished laps and their drawn rows, kept up to date lap by lap so that a tick draws nothing anew.
///
/// Laps are whole nanoseconds, which add up to the total exactly; what is drawn of a lap, a difference or a total is cut
/// from its own nanoseconds, only for show.
struct Laps: Equatable, Sendable {
    /// How finely times are shown; setting it draws all rows anew.
    var precision: Precision {
        didSet { if precision != oldValue { draw() } }
    }
    /// Which laps have rows; setting it draws them.
    var drawn = Extent.all {
        didSet { draw() }
    }
    /// The laps, oldest first; their marks never fall.
    private(set) var finished: [Lap] = []
    /// The drawn rows, newest first.
    private(set) var rows: [Table.Row] = []
    /// Whether any lap has a name or a note, so that the rows show them.
    private(set) var hasWords = false
    /// The index of the shortest lap, the earliest of equal ones.
    private(set) var best = 0
    /// The index of the longest lap, the earliest of equal ones.
    private(set) var worst = 0

    /// Some of the laps.
    enum Extent {
        case none
        /// No more than a window shows at first.
        case newest
        case all
    }

    /// How many rows the newest are.
    private static let newest = 20

    /// No laps.
    init(precision: Precision) {
        self.precision = precision
    }

    /// Keeps the first laps and puts others after them. O(1) for one more lap, but O(laps) if it is the best so far,
    /// since each row shows its difference to the best; O(laps) for anything else that changes laps.
    mutating func replace(from kept: Int, with laps: [Lap]) {
        if drawn == .newest { drawn = .all }
        if kept == finished.count, laps.count == 1, !laps[0].hasWords {
            append(laps[0])
        } else if kept < finished.count || !laps.isEmpty {
            finished.replaceSubrange(kept..., with: laps)
            draw()
        }
    }

    /// Draws the rows that are in sight at first; those of the other laps, if there are any, wait until all are asked for.
    mutating func drawNewest() {
        drawn = finished.count > Self.newest ? .newest : .all
    }

    /// Makes room for so many laps.
    mutating func reserveCapacity(_ count: Int) {
        finished.reserveCapacity(count)
    }

    /// A finished lap in nanoseconds.
    func length(ofLap index: Int) -> Int64 {
        finished[index].mark - (index > 0 ? finished[index - 1].mark : 0)
    }
}

extension Laps {
    private mutating func append(_ lap: Lap) {
        finished.append(lap)
        guard drawn == .all else { return }
        let newest = finished.count - 1
        let (oldBest, oldWorst) = (best, worst)
        rank(newest)
        rows.insert(row(ofLap: newest), at: 0)
        if best != oldBest { compareAllWithBest() }
        for lap in [oldBest, oldWorst, best, worst] { tag(lap) }
    }

    private mutating func draw() {
        if drawn == .none { return }
        (best, worst) = (0, 0)
        hasWords = finished.contains { $0.hasWords }
        finished.indices.forEach { rank($0) }
        rows = finished.indices.suffix(drawn == .newest ? Self.newest : finished.count).reversed().map {
            row(ofLap: $0)
        }
        if !finished.isEmpty { [best, worst].forEach { tag($0) } }
    }

    /// Takes a lap for the best or worst if it is better or worse than those before it.
    private mutating func rank(_ lap: Int) {
        if length(ofLap: lap) < length(ofLap: best) { best = lap }
        if length(ofLap: worst) < length(ofLap: lap) { worst = lap }
    }

    private func row(ofLap index: Int) -> Table.Row {
        let (lap, length) = (finished[index], length(ofLap: index))
        let cells = [
            Text(decimal: Int64(index + 1)), precision.text(of: length),
            precision.text(ofDifference: length - self.length(ofLap: best)),
            index > 0 ? precision.text(ofDifference: length - self.length(ofLap: index - 1)) : "",
            precision.text(of: lap.mark),
        ]
        return Table.Row(cells: hasWords ? cells + [lap.name.printable, lap.note.printable] : cells)
    }

    private mutating func compareAllWithBest() {
        let shortest = length(ofLap: best)
        for lap in finished.indices {
            rows[finished.count - 1 - lap].cells[2] = precision.text(ofDifference: length(ofLap: lap) - shortest)
        }
    }

    /// Marks the lap's row as best or worst, or as neither; laps that are all equal have neither.
    private mutating func tag(_ lap: Int) {
        let row = finished.count - 1 - lap
        if row < rows.count { rows[row].tag = best == worst ? nil : lap == best ? .best : lap == worst ? .worst : nil }
    }
}
