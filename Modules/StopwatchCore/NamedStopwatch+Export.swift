import Screens

extension NamedStopwatch {
    /// The watch and its laps for other programs; every number is the one that is shown, uncut. `wall` is the time of day,
    /// in nanoseconds since 1970, at the reading 0. O(laps).
    public func export(as format: ExportFormat, wall: Int64) -> Text {
        let laps = watch.exportedLaps(wall: wall)
        switch format {
        case .csv: return Text(csv: rows(laps))
        case .tsv: return Text(tsv: rows(laps))
        case .json: return object(wall: wall, laps: laps).text + "\n"
        }
    }

    private func rows(_ laps: [ExportedLap]) -> [[Text]] {
        [ExportedLap.names] + laps.map { $0.fields }
    }

    /// One line for a panel or a script: `0:59.95 running, 3 laps`.
    public var status: Text {
        let count = watch.finished.count
        let laps: Text = count == 0 ? "" : ", " + Text(decimal: Int64(count)) + (count == 1 ? " lap" : " laps")
        return watch.precision.text(of: watch.elapsed) + (watch.isRunning ? " running" : " stopped") + laps + "\n"
    }

    private func object(wall: Int64, laps: [ExportedLap]) -> JSON {
        let fields: [(name: Text, value: JSON)] = [
            ("watch", .string(name)), ("running", .flag(watch.isRunning)),
            ("elapsed", .string(watch.precision.text(of: watch.elapsed))),
            ("seconds", JSON(verbatim: .seconds(watch.elapsed))),
            ("time", .string(.iso8601(wall.plus(watch.now)))),
            ("restarted", .flag(watch.isCarriedOver)), ("laps", .array(laps.map { $0.json })),
        ]
        return .object(fields)
    }
}
