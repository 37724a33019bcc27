/// Which of all records are in the history: those up to one, but for some that were taken out. Small however long the
/// history is, so that every step of undo has its own.
struct RecordsShown: Hashable, Sendable {
    /// The place behind the last record.
    private(set) var end = 0
    /// The places of those taken out, in order and apart from one another.
    private var holes: [Range<Int>] = []

    /// How many records there are.
    var count: Int { end - holes.reduce(0) { $0 + $1.count } }

    /// The places of the records, the oldest first. O(end).
    var places: [Int] {
        var places: [Int] = []
        var start = 0
        for hole in holes {
            places += start..<hole.lowerBound
            start = hole.upperBound
        }
        return places + (start..<end)
    }

    /// The place of a record counted from the oldest as 0; nil if there are not so many. O(holes).
    func place(_ index: Int) -> Int? {
        guard index >= 0 else { return nil }
        var place = index
        for hole in holes where hole.lowerBound <= place { place += hole.count }
        return place < end ? place : nil
    }

    /// One record more.
    mutating func append() { end += 1 }

    /// Takes records out. O(holes).
    mutating func apply(_ command: HistoryCommand) {
        switch command {
        case .forgetAll: holes = end > 0 ? [0..<end] : []
        case .forget(let index):
            guard let place = place(index) else { return }
            insert(place..<place + 1)
        }
    }

    /// Neighbours of a hole become one with it.
    private mutating func insert(_ hole: Range<Int>) {
        var joined = hole
        var others: [Range<Int>] = []
        for other in holes {
            if other.upperBound == joined.lowerBound || other.lowerBound == joined.upperBound {
                joined = min(other.lowerBound, joined.lowerBound)..<max(other.upperBound, joined.upperBound)
            } else {
                others.append(other)
            }
        }
        let place = others.firstIndex { $0.lowerBound > joined.lowerBound } ?? others.count
        others.insert(joined, at: place)
        holes = others
    }
}
