import Screens

extension Text {
    /// The time that a user writes, in nanoseconds: `5m`, `1h30m`, `90s`, or `1:30` and `1:30:00.5`; nil if it is not written
    /// like one, not a whole number of nanoseconds, or 0.
    public var duration: Int64? {
        let fields = utf8.split(separator: 0x3A, omittingEmptySubsequences: false)
        let duration = fields.count > 1 ? Self.clockTime(fields) : DurationParts(utf8[...])?.nanoseconds
        return duration.flatMap { $0 > 0 ? $0 : nil }
    }

    /// Hours, minutes and seconds, or minutes and seconds: two digits each but for the first.
    private static func clockTime(_ fields: [ArraySlice<UInt8>]) -> Int64? {
        let units: [Text] = ["s", "m", "h"]
        guard fields.count <= units.count, fields.dropFirst().allSatisfy({ $0.prefix { $0 != 0x2E }.count == 2 }) else {
            return nil
        }
        let parts = zip(fields, units.prefix(fields.count).reversed()).map { $0 + $1.utf8 }
        return DurationParts(parts.flatMap { $0 }[...])?.nanoseconds
    }
}
