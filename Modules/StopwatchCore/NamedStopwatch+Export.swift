import Screens

extension NamedStopwatch {
    /// The watch and its laps for other programs; every number is the one that is shown, uncut. `wall` is the time of day,
    /// in nanoseconds since 1970, at the reading 0. O(laps).
    public func export(as format: ExportFormat, wall: Int64) -> Text {
        let laps = watch.exportedLaps(wall: wall)
        switch format {
        case .csv: return lines(laps, separator: ",") { $0.quotedForCSV }
        case .tsv: return lines(laps, separator: "\t") { $0.onOneLine }
        case .json: return object(wall: wall, laps: laps).text + "\n"
        }
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

    private func lines(_ laps: [ExportedLap], separator: Text, field: (Text) -> Text) -> Text {
        var text = Text()
        for fields in [ExportedLap.names] + laps.map({ $0.fields }) {
            for (index, cell) in fields.enumerated() {
                if index > 0 { text += separator }
                text += field(cell)
            }
            text += "\n"
        }
        return text
    }
}

extension Text {
    /// The text as a field of CSV: quoted where it holds a comma or a quote, control characters written out.
    fileprivate var quotedForCSV: Text {
        let text = printable
        guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C }) else { return text }
        return Text(utf8: [0x22] + text.utf8.flatMap { $0 == 0x22 ? [0x22, 0x22] : [$0] } + [0x22])
    }

    /// The text with a space for each tab and each end of a line, and other control characters written out.
    fileprivate var onOneLine: Text {
        Text(utf8: utf8.map { [0x09, 0x0A, 0x0D].contains($0) ? 0x20 : $0 }).printable
    }
}
