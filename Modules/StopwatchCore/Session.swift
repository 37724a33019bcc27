import Screens

/// An earlier session of a watch, from its start to its reset, as it stands in the list.
public struct Session: Equatable, Sendable {
    /// The number by which it is kept.
    public let id: Int64
    /// What the watch is called; empty for the plain one without a title.
    public let watch: Text
    /// What the user calls it; often empty.
    public let name: Text
    /// When it began: nanoseconds since the beginning of 1970 by the clock on the wall, in local time.
    public let begun: Int64
    /// The time on the watch when it was reset, in nanoseconds.
    public let elapsed: Int64
    /// The finished laps.
    public let laps: [Lap]

    /// The session of a watch as it was kept; nil if nothing was timed in it. `begun` is the local time of its first press,
    /// and `present` this moment. O(presses).
    public init?(id: Int64, name: Text, begun: Int64, of record: StopwatchRecord, at present: Moment) {
        var watch = record.stopwatch(at: present, precision: .hundredths)
        reduce(&watch, StopwatchAction(.reopen, at: present.reading, asleep: present.asleep))
        guard !watch.isFresh else { return nil }
        self.id = id
        self.watch = record.watch
        self.name = name
        self.begun = begun
        elapsed = watch.elapsed
        laps = watch.finished
    }
}

extension Session {
    /// What the watch is called on the screen.
    public var watchTitle: Text { watch.isEmpty ? "Stopwatch" : watch.printable }

    /// The date and the time of day at which it began: `2026-11-30 16:53`.
    public var date: Text {
        let text = Text.iso8601(begun).utf8
        return Text(utf8: Array(text[..<10]) + [0x20] + text[11..<16])
    }

    /// Whether a search finds it: by its names, its date, or the names and notes of its laps.
    public func isFound(by words: Text) -> Bool {
        guard !words.isEmpty else { return true }
        let texts = [name, date, watchTitle] + laps.flatMap { [$0.name, $0.note] }
        return texts.contains { $0.contains(words) }
    }
}

extension Text {
    /// Whether a text is a part of this one, capital letters of ASCII or small ones alike. O(length × length of the part).
    fileprivate func contains(_ part: Text) -> Bool {
        let (whole, part) = (utf8.map { $0.lowercased }, part.utf8.map { $0.lowercased })
        guard whole.count >= part.count else { return false }
        return (0...(whole.count - part.count)).contains { whole[$0...].starts(with: part) }
    }
}

extension UInt8 {
    fileprivate var lowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}
