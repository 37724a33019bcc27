import HostKit
import Loop
import Screens
import Storage
import StopwatchCore

/// Keeps the watches in the file of records and reads them from there.
///
/// What cannot be kept is told on the screen and tried again with the next press; nothing else comes of it.
public final class Keeper {
    private let records: Records?
    private let folder: DataFolder?

    /// The keeper of the records in a folder; without one nothing is kept.
    public init(folder: DataFolder? = .standard) {
        self.folder = folder
        records = folder.map { Records(in: $0) }
    }

    /// The watches as if they had never been left.
    public func watches() -> Stopwatches {
        var watches = Stopwatches()
        for action in loading() { reduce(&watches, action) }
        return watches
    }

    /// The value of a setting; nil where it was never set or cannot be read.
    public func setting(_ name: Text) -> Text? {
        (try? records?.setting(name)).flatMap { $0 }
    }

    /// Keeps the value of a setting. Where that is not possible, it is forgotten with the program.
    public func keep(_ value: Text, as name: Text) {
        try? records?.set(name, to: value)
    }

    /// Keeps presses, and says what the user should know of that; nothing if all is well.
    public func failure(saving events: [StopwatchEvent]) -> Text {
        guard !events.isEmpty else { return "" }
        do throws(StorageError) {
            try save(events)
            return records?.takeNotice() ?? ""
        } catch {
            return error.message
        }
    }

    /// Keeps presses, in their order. When it returns they are on the disk. Throws where they are not; where there is no
    /// folder, nothing is kept and nothing is said.
    private func save(_ events: [StopwatchEvent]) throws(StorageError) {
        let present = Moment.now
        try records?.append(events.map { ($0, present.at($0.action.reading)) })
    }
}

extension Keeper {
    /// Saves every press that counts, as soon as it has.
    func saving() -> Feedback<Stopwatches, StopwatchesAction> {
        react(
            request: { $0.unsaved.isEmpty ? nil : $0.unsaved },
            effects: { .just(self.saved($0)) })
    }

    /// Keeps the precision when the user has changed it.
    func savingPrecision() -> Feedback<Stopwatches, StopwatchesAction> {
        var last: Precision?
        return react(
            request: { $0.precision },
            effects: { precision in
                defer { last = precision }
                return last == nil || last == precision ? .never : self.saved(precision)
            })
    }

    /// Reads anew when another program has pressed. It sleeps until something in the folder is written.
    func following(_ host: Host) -> Feedback<Stopwatches, StopwatchesAction> {
        Feedback { _ in
            guard let folder = self.folder else { return .never }
            return Signal { observer in
                let watch = FolderWatch(path: folder.path)
                return host.whenReadable(watch.descriptor).subscribe { _ in
                    watch.clear()
                    if self.records?.areChangedByOthers() ?? false { self.loading().forEach(observer) }
                }
            }
        }
    }
}

extension Keeper {
    /// What became of saving.
    private func saved(_ events: [StopwatchEvent]) -> StopwatchesAction {
        do throws(StorageError) {
            try save(events)
            return .saved(events.count, records?.takeNotice() ?? "")
        } catch {
            return .told(error.message)
        }
    }

    /// What became of saving the precision, which another program may have set already.
    private func saved(_ precision: Precision) -> Signal<StopwatchesAction> {
        do throws(StorageError) {
            guard let records, try records.setting("precision") != precision.name else { return .never }
            try records.set("precision", to: precision.name)
            return .never
        } catch {
            return .just(.told(error.message))
        }
    }

    /// What is kept, in actions.
    private func loading() -> [StopwatchesAction] {
        guard let records else { return [] }
        do throws(StorageError) {
            return try loaded(records) + (records.takeNotice().map { [.told($0)] } ?? [])
        } catch {
            return [.told(error.message)]
        }
    }

    private func loaded(_ records: Records) throws(StorageError) -> [StopwatchesAction] {
        guard let kept = try records.stopwatches() else { return [] }
        let present = Moment.now
        let precision = try records.setting("precision").flatMap { Precision(named: $0) } ?? .hundredths
        let watches = kept.map {
            NamedStopwatch(name: $0.watch, watch: $0.stopwatch(at: present, precision: precision))
        }
        // From now on the clock counts again, so that setting the date later changes nothing.
        let carriedOver = kept.filter { $0.isFromEarlierRun(than: present) }.map {
            StopwatchesAction.named($0.watch, StopwatchAction(.carryOver, at: present.reading))
        }
        return [.loaded(watches, precision, at: present.reading)] + carriedOver
    }
}

extension Moment {
    /// This moment.
    public static var now: Moment {
        Moment(reading: Clock.now(), wall: Clock.wall(), boot: Text(Clock.boot))
    }

    /// A moment of the same run at another reading, as near to this one as presses are to their handling.
    func at(_ reading: Int64) -> Moment {
        Moment(reading: reading, wall: wall + (reading - self.reading), boot: boot)
    }
}
