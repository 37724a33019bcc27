import HostKit
import Loop
import Screens
import Storage
import StopwatchCore

/// Keeps the watches in the file of records and reads them from there.
///
/// What cannot be kept is told on the screen and tried again with the next press; nothing else comes of it.
public final class Keeper {
    let records: Records?
    let folder: DataFolder?
    let sleep = SleepClock()
    private let others = Emitter<Void>()
    private var watching: Cancellable?

    /// The keeper of the records in a folder; without one nothing is kept.
    public init(folder: DataFolder? = .standard) {
        self.folder = folder
        records = folder.map { Records(in: $0) }
    }

    /// This moment.
    public var present: Moment {
        Moment(reading: Clock.now(), asleep: sleep.asleep(), wall: Clock.wall(), boot: Text(Clock.boot))
    }

    /// The watches as if they had never been left; the plain one at 0, with a notice why, where they cannot be read.
    func watches() -> Stopwatches {
        var watches = Stopwatches()
        for action in loading() { reduce(&watches, action) }
        return watches
    }

    /// The watches as if they had never been left, told the time. Throws where they cannot be read, or where there is no
    /// folder to keep them in.
    public func keptWatches() throws(StorageError) -> Stopwatches {
        guard let records else { throw .nowhere }
        var watches = Stopwatches()
        for action in try loaded(records) { reduce(&watches, action) }
        reduce(&watches, .selected(present.action(.tick)))
        return watches
    }

    /// The earlier sessions, the latest first. Throws where they cannot be read.
    public func sessions() throws(StorageError) -> [Session] {
        let present = present
        return try (records?.earlierSessions() ?? []).compactMap { kept in
            let wall = kept.record.presses.first?.moment.wall ?? 0
            return Session(
                id: kept.id, name: kept.name, begun: Clock.local(wall), of: kept.record, at: present)
        }
    }

    /// The value of a setting; nil where it was never set or cannot be read.
    public func setting(_ name: Text) -> Text? {
        (try? records?.setting(name)).flatMap { $0 }
    }

    /// Keeps the value of a setting. Where that is not possible, it is forgotten with the program.
    public func keep(_ value: Text, as name: Text) {
        try? records?.set(name, to: value)
    }

    /// Keeps what happened, in its order. When it returns that is on the disk. Throws where it is not; where there is no
    /// folder, nothing is kept and nothing is said.
    public func save(_ events: [StopwatchEvent]) throws(StorageError) {
        guard !events.isEmpty else { return }
        let present = present
        try records?.append(events.map { ($0, present.at($0.action)) })
    }

    /// Keeps the settings.
    public func save(_ settings: Settings) throws(StorageError) {
        guard let records, try records.settings() != settings else { return }
        try records.set(settings)
    }

    /// Whether there is a session of this number, deleted or not.
    public func hasSession(_ id: Int64) throws(StorageError) -> Bool {
        try records?.hasSession(id) ?? false
    }

    /// Tells when another program has changed what is kept, all of its subscribers at once. It sleeps until something in the
    /// folder is written.
    public func changes(_ host: Host) -> Signal<Void> {
        if watching == nil, let folder {
            let watch = FolderWatch(path: folder.path)
            watching = host.whenReadable(watch.descriptor).subscribe { [weak self] _ in
                watch.clear()
                guard let self else { return }
                if records?.areChangedByOthers() ?? false { others.emit(()) }
            }
        }
        return others.signal
    }

    /// Where a damaged file was put, in a sentence that is told once; empty if there was none.
    public func takeNotice() -> Text { records?.takeNotice() ?? "" }

    /// An error in a sentence that names the file.
    public func words(of error: StorageError) -> Text {
        error.message + (folder.map { " (" + Text($0.file).printable + ")" } ?? "")
    }
}

extension Keeper {
    /// What is kept, in actions.
    func loading() -> [StopwatchesAction] {
        guard let records else { return [] }
        do throws(StorageError) {
            return try loaded(records) + (records.takeNotice().map { [.told($0)] } ?? [])
        } catch {
            return [.told(words(of: error))]
        }
    }

    private func loaded(_ records: Records) throws(StorageError) -> [StopwatchesAction] {
        guard let kept = try records.watches() else { return [] }
        agreeOnSleep(kept)
        let present = present
        let settings = try records.settings()
        let watches = kept.map { $0.watch(at: present, precision: settings.precision) }
        // From now on the clock counts again, so that setting the date later changes nothing.
        let carriedOver = kept.filter { $0.session.isFromEarlierRun(than: present) }.map {
            StopwatchesAction.named($0.session.watch, present.action(.carryOver))
        }
        return [.loaded(watches, settings, present.action(.tick))] + carriedOver
    }

    /// All programs of this run of the machine are to mean the same by a sleep.
    private func agreeOnSleep(_ kept: [WatchRecord]) {
        let moments = kept.compactMap { $0.session.presses.last?.moment }.filter { $0.boot == Text(Clock.boot) }
        if let last = moments.max(by: { $0.reading < $1.reading }) { sleep.agree(on: last.asleep) }
    }
}

extension Moment {
    /// A press at this moment.
    public func action(_ press: Press) -> StopwatchAction {
        StopwatchAction(press, at: reading, asleep: asleep)
    }

    /// The moment of a press in the same run of the machine, as near to this one as presses are to their handling; this
    /// one if nothing was pressed.
    func at(_ action: StopwatchAction?) -> Moment {
        guard let action else { return self }
        return Moment(
            reading: action.reading, asleep: action.asleep, wall: wall + (action.reading - reading), boot: boot)
    }
}
