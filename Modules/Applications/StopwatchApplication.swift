import HostKit
import Screens
import StopwatchCore

/// The stopwatch, with what is kept of it; on leaving a terminal it says its time and laps.
public func stopwatchApplication(keptBy keeper: Keeper = Keeper()) -> Application<Stopwatches, StopwatchesAction> {
    let asleep = keeper.sleep.asleep
    return Application(
        begin: { keeper.watches() }, update: reduce, screen: screen(of:),
        action: { StopwatchesAction($0, asleep: asleep()) },
        words: { _, key, reading throws(SnapshotError) in try actions(of: key, at: reading, asleep: asleep()) },
        loops: { host in
            [
                keeper.saving(), keeper.savingSettings(), keeper.rereading(), keeper.browsing(), keeper.following(host),
                drawing(host.time, after: host.frame), ticking(host.time, every: host.frame, asleep: asleep),
                reaching(host.clock, asleep: asleep),
            ]
        },
        document: Document(copyLabel: tr("Copy laps"), saveLabel: tr("Save laps"), fileName: "laps.csv") {
            laps(of: $0, ending: $1, at: keeper.present)
        },
        settings: keeper,
        farewell: { watches, reading, language in
            var watches = watches
            reduce(&watches, .selected(StopwatchAction(.tick, at: reading, asleep: asleep())))
            return finalReport(of: watches.selected, in: language)
        })
}

/// The laps of the selected watch as a file of this ending is written; as CSV for one that is not known.
private func laps(of watches: Stopwatches, ending: String, at present: Moment) -> Text {
    var watch = watches.watches[watches.selection]
    watch.tick(at: present.reading, asleep: present.asleep)
    return watch.export(as: ExportFormat(named: Text(ending)) ?? .csv, wall: present.wall - present.reading)
}

/// What a word of plain text does to the watches.
private func actions(
    of word: SnapshotKey, at reading: Int64, asleep: Int64
) throws(SnapshotError) -> [StopwatchesAction] {
    if word.text == "status" { return [.selected(StopwatchAction(.tick, at: reading, asleep: asleep))] }
    guard let action = StopwatchesAction(.press(word.text, at: reading), asleep: asleep) else {
        throw SnapshotError(word, "the words are start, stop, lap, reset, undo, redo and status")
    }
    return [action]
}
