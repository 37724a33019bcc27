import HostKit
import Loop
import Screens
import Storage
import StopwatchCore

extension Keeper {
    /// Saves everything that counts, as soon as it has happened.
    func saving() -> Feedback<Stopwatches, StopwatchesAction> {
        react(
            request: { $0.unsaved.isEmpty ? nil : $0.unsaved },
            effects: { .just(self.saved($0)) })
    }

    /// Reads anew when a session was opened, named or deleted.
    func rereading() -> Feedback<Stopwatches, StopwatchesAction> {
        react(
            request: { $0.sessionChanges > 0 ? $0.sessionChanges : nil },
            effects: { _ in Self.all(self.loading()) })
    }

    /// Keeps the settings when the user has changed them.
    func savingSettings() -> Feedback<Stopwatches, StopwatchesAction> {
        var last: Settings?
        return react(
            request: { $0.settings },
            effects: { settings in
                defer { last = settings }
                return last == nil || last == settings ? .never : self.saved(settings)
            })
    }

    /// Reads the earlier sessions while the user looks through them.
    func browsing() -> Feedback<Stopwatches, StopwatchesAction> {
        react(
            request: { $0.needsSessions && $0.unsaved.isEmpty ? true : nil },
            effects: { _ in
                do throws(StorageError) {
                    return .just(.sessions(try self.sessions()))
                } catch {
                    return Self.all([.told(self.words(of: error)), .sessions([])])
                }
            })
    }

    /// Reads anew when another program has pressed.
    func following(_ host: Host) -> Feedback<Stopwatches, StopwatchesAction> {
        Feedback { _ in
            Signal { observer in
                self.changes(host).subscribe { self.loading().forEach(observer) }
            }
        }
    }
}

extension Keeper {
    /// What became of saving.
    private func saved(_ events: [StopwatchEvent]) -> StopwatchesAction {
        do throws(StorageError) {
            try save(events)
            return .saved(events.count, takeNotice())
        } catch {
            return .told(words(of: error))
        }
    }

    /// What became of saving the settings, which another program may have changed already.
    private func saved(_ settings: Settings) -> Signal<StopwatchesAction> {
        do throws(StorageError) {
            try save(settings)
            return .never
        } catch {
            return .just(.told(words(of: error)))
        }
    }

    static func all<Action>(_ actions: [Action]) -> Signal<Action> {
        Signal { observer in
            actions.forEach(observer)
            return Cancellable {}
        }
    }
}
