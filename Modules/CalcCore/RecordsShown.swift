/// Which of all records are in the history: those up to one, but for some that were taken out. Small however long the
/// history is, so that every step of undo has its own.
///
/// The records of this run of the program have the places from 0 on, those of earlier ones the places before it.
public struct RecordsShown: Hashable, Sendable {
    /// The place behind the last record.
    public private(set) var end = 0
    /// The places of those taken out, in order and apart from one another.
    private var holes: [Range<Int>] = []

    /// Nothing is in the history yet.
    public init() {}

    /// Whether all records of earlier runs were taken out, known or not.
    var hidesEarlier: Bool { holes.first?.lowerBound == .min }

    /// How many records there are, if the first one has the place `start`. O(holes).
    func count(from start: Int) -> Int {
        holes.reduce(end - start) { $0 - $1.clamped(to: start..<end).count }
    }

    /// The places of the records among these places, in order. O(places).
    func places(in range: Range<Int>) -> [Int] {
        var places: [Int] = []
        var next = range.lowerBound
        for hole in holes where hole.overlaps(range) {
            places += next..<max(next, hole.lowerBound)
            next = hole.upperBound
        }
        return places + (next..<max(next, range.upperBound))
    }

    /// The place of a record counted from the oldest as 0, which has the place `start` unless it was taken out; nil if
    /// there are not so many. O(holes).
    func place(_ index: Int, from start: Int) -> Int? {
        guard index >= 0 else { return nil }
        var place = start + index
        for hole in holes where hole.upperBound > start && hole.lowerBound <= place {
            place += hole.upperBound - max(hole.lowerBound, start)
        }
        return place < end ? place : nil
    }

    /// Whether it is another one with records behind it, and perhaps none.
    func goesOn(from earlier: RecordsShown) -> Bool {
        holes == earlier.holes && end >= earlier.end
    }

    /// One record more.
    mutating func append() { end += 1 }

    /// Takes all records out.
    mutating func forgetAll() {
        holes = [.min..<end]
    }

    /// Takes the record at a place out. O(holes).
    mutating func forget(_ place: Int) {
        holes = holes.adding(place..<place + 1)
    }
}

extension RecordsShown {
    /// The places of the records that are no more in the history but are in an other one. O(holes).
    public func removed(since earlier: RecordsShown) -> [Range<Int>] { hidden.subtracting(earlier.hidden) }

    /// All places without a record.
    private var hidden: [Range<Int>] { holes + [end..<Int.max] }
}

extension [Range<Int>] {
    /// These ranges, in order and apart from one another, with one more; neighbours become one.
    fileprivate func adding(_ range: Range<Int>) -> [Range<Int>] {
        var joined = range
        var others: [Range<Int>] = []
        for other in self {
            if other.upperBound < joined.lowerBound || other.lowerBound > joined.upperBound {
                others.append(other)
            } else {
                joined = Swift.min(other.lowerBound, joined.lowerBound)..<Swift.max(other.upperBound, joined.upperBound)
            }
        }
        let place = others.firstIndex { $0.lowerBound > joined.lowerBound } ?? others.count
        others.insert(joined, at: place)
        return others
    }

    /// What of these ranges is in none of the others; both in order. O(ranges).
    fileprivate func subtracting(_ others: [Range<Int>]) -> [Range<Int>] {
        var left: [Range<Int>] = []
        for range in self {
            var start = range.lowerBound
            for other in others where other.overlaps(range) {
                if start < other.lowerBound { left.append(start..<other.lowerBound) }
                start = Swift.max(start, other.upperBound)
            }
            if start < range.upperBound { left.append(start..<range.upperBound) }
        }
        return left
    }
}
