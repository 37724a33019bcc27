import Screens

/// A lap as it is written for other programs: in seconds, whole nanoseconds and all, with the time of day it ended.
struct ExportedLap {
    let round: Text
    let lap: Text
    let total: Text
    let time: Text
    let name: Text
    let note: Text

    /// What the fields are called.
    static let names: [Text] = ["round", "lap", "total", "time", "name", "note"]

    /// The fields in the order of their names.
    var fields: [Text] { [round, lap, total, time, name, note] }

    /// The fields as JSON.
    var json: JSON {
        let values = [round, lap, total].map { JSON(verbatim: $0) } + [time, name, note].map { JSON.string($0) }
        return .object(zip(Self.names, values).map { (name: $0, value: $1) })
    }
}

extension Stopwatch {
    /// Every lap, oldest first; the open one last, so that they add up to the total. `wall` is the time of day, in
    /// nanoseconds since 1970, at the reading 0. O(laps).
    func exportedLaps(wall: Int64) -> [ExportedLap] {
        var laps = finished
        if elapsed > laps.last?.mark ?? 0 { laps.append(Lap(mark: elapsed, reading: isRunning ? now : since.time)) }
        return laps.indices.map { index in
            let lap = laps[index]
            return ExportedLap(
                round: Text(decimal: Int64(index + 1)),
                lap: .seconds(lap.mark - (index > 0 ? laps[index - 1].mark : 0)), total: .seconds(lap.mark),
                time: .iso8601(wall.plus(lap.reading)), name: lap.name, note: lap.note)
        }
    }
}
