import CalcCore
import HostKit
import Loop
import Screens
import Storage

/// Keeps the calculator's history in the file of records: what is calculated, taken out and brought back is written the
/// moment it happens, and earlier records are read in pages as far as somebody looks back.
///
/// What cannot be written is told, and tried again with the next change.
final class HistoryKeeper {
    private let records: Records
    /// What was last seen of the history.
    private var seen = Seen()
    /// What is still to be written, in its order.
    private var waiting: [Step] = []
    private var kept = Kept()
    private var hasWiped = false

    /// How many records are read at once.
    private static let page = 500

    /// What of a calculator's history is kept.
    struct Seen: Equatable {
        var shown = RecordsShown()
        var own: [Record] = []
    }

    /// A change of the history, by places.
    private enum Step {
        case append(Int, Record)
        case remove(Int)
        case bringBack(Int)
        case removeAll
        case bringBackAll
    }

    /// Where the records are in the file.
    private struct Kept {
        /// The numbers of those of this run, by their places; nil for one that is not kept.
        var own: [Int64?] = []
        /// The numbers of those read, newest first.
        var earlier: [Int64] = []
        /// When all of them were taken out last.
        var cleared: Int64 = 0

        func id(_ place: Int) -> Int64? {
            place < 0 ? earlier[-1 - place] : own.indices.contains(place) ? own[place] : nil
        }
    }

    /// The last record of earlier runs, as far as it is not read yet; nil if there is none.
    private lazy var last = isOn ? (try? records.lastCalculation()) ?? nil : nil

    /// The keeper of a history in a file.
    init(_ records: Records) {
        self.records = records
    }

    /// Whether there are records of earlier runs: those that are there when it is asked first.
    var hasRecords: Bool { last != nil }

    private var isOn: Bool { (try? records.keepsCalculations()) ?? true }

    /// Writes what has changed in the history.
    func save(_ next: Seen) throws(StorageError) {
        for range in next.shown.removed(since: seen.shown) { remove(range) }
        for range in seen.shown.removed(since: next.shown) { show(range, next) }
        seen = next
        try write()
    }

    /// The next page of earlier records, and whether it is the last one.
    func read() throws(StorageError) -> (page: [Record], isLast: Bool) {
        guard let last else { return ([], true) }
        let rows = try records.calculations(upTo: last, count: Self.page)
        kept.earlier += rows.map { $0.id }
        let isLast = rows.count < Self.page
        self.last = isLast ? nil : rows.last.map { $0.id - 1 }
        return (rows.map { $0.record }, isLast)
    }

    /// Those of earlier runs that nobody has looked back to yet, oldest first.
    func unread() -> [Record] {
        guard let last else { return [] }
        let rows = (try? records.calculations(upTo: last, count: .max)) ?? []
        return rows.reversed().map { $0.record }
    }
}

extension HistoryKeeper {
    private func remove(_ range: Range<Int>) {
        if range.lowerBound == .min { return waiting.append(.removeAll) }
        waiting += known(range).map { .remove($0) }
    }

    /// Records that are brought back, or new.
    private func show(_ range: Range<Int>, _ next: Seen) {
        let isAll = range.lowerBound == .min
        if isAll { waiting.append(.bringBackAll) }
        for place in range.clamped(to: -kept.earlier.count..<next.own.count) {
            if place >= 0, place >= seen.own.count || seen.own[place] != next.own[place] {
                waiting.append(.append(place, next.own[place]))
            } else if !isAll {
                waiting.append(.bringBack(place))
            }
        }
    }

    private func known(_ range: Range<Int>) -> Range<Int> {
        range.clamped(to: -kept.earlier.count..<seen.own.count)
    }

    private func write() throws(StorageError) {
        if waiting.isEmpty { return }
        let isOn = isOn
        var next = kept
        // Where nothing is kept, there is nothing to take out.
        if !isOn && last == nil && next.earlier.isEmpty && !next.own.contains(where: { $0 != nil }) {
            waiting = []
            return
        }
        let wall = Clock.wall()
        try records.changeCalculations(at: wall) { changes throws(StorageError) in
            if !hasWiped { try changes.wipe() }
            for step in waiting { try Self.write(step, changes, &next, wall, isOn: isOn) }
        }
        (kept, waiting, hasWiped) = (next, [], true)
    }

    private static func write(
        _ step: Step, _ changes: CalculationChanges, _ kept: inout Kept, _ wall: Int64, isOn: Bool
    ) throws(StorageError) {
        switch step {
        case .append(let place, let record):
            kept.own.removeSubrange(min(place, kept.own.count)...)
            while kept.own.count < place { kept.own.append(nil) }
            kept.own.append(isOn ? try changes.append(record) : nil)
        case .remove(let place): if let id = kept.id(place) { try changes.remove(id) }
        case .bringBack(let place): if let id = kept.id(place) { try changes.bringBack(id) }
        case .removeAll:
            try changes.removeAll()
            kept.cleared = wall
        case .bringBackAll: try changes.bringBack(removedAt: kept.cleared)
        }
    }
}
