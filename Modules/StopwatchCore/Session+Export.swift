import Screens

extension Session {
    /// One line for scripts, its fields parted by tabs: number, beginning, watch, name, time and laps.
    public func line(precision: Precision) -> Text {
        let fields: [Text] = [
            Text(decimal: id), date, watchTitle, name.printable, precision.text(of: elapsed),
            Text(decimal: Int64(laps.count)),
        ]
        return fields.dropFirst().reduce(fields[0]) { $0 + "\t" + $1 } + "\n"
    }

    /// One JSON object for scripts, on a line.
    public var json: Text {
        JSON.object([
            ("session", JSON(verbatim: Text(decimal: id))), ("begun", .string(date)), ("watch", .string(watch)),
            ("name", .string(name)), ("seconds", JSON(verbatim: .seconds(elapsed))),
            ("laps", JSON(verbatim: Text(decimal: Int64(laps.count)))),
        ]).text + "\n"
    }
}
