/// The records that are known, by their places: those of this run of the program from 0 on, and before them as many of
/// earlier runs as somebody has wanted to see.
public struct RecordList: Equatable, Sendable {
    /// The records of this run, oldest first.
    public private(set) var own: [Record] = []
    /// Those of earlier runs, newest first.
    private var earlier: [Record] = []
    /// Whether there are more records of earlier runs.
    private(set) var hasMore: Bool
    /// How often a record has taken the place of another one.
    private(set) var rewrites = 0

    init(hasMore: Bool) {
        self.hasMore = hasMore
    }

    /// The place of the oldest record known.
    var start: Int { -earlier.count }

    /// The record at a place.
    subscript(place: Int) -> Record { place < 0 ? earlier[-1 - place] : own[place] }

    /// Writes a record at a place of this run, where those behind it give way. After an undo the same question has the same
    /// answer: then it is there already, and those behind it stay for redo.
    mutating func write(_ record: Record, at place: Int) {
        if place < own.count {
            if own[place] == record { return }
            own.removeSubrange(place...)
            rewrites += 1
        }
        own.append(record)
    }

    /// Takes records of earlier runs, newest first, before those that are known.
    mutating func take(_ page: [Record], isLast: Bool) {
        earlier += page
        hasMore = !isLast
    }
}
