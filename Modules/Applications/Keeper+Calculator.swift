import CalcCore
import Loop
import Screens
import Storage

extension Keeper {
    /// The calculator as it was left, in a mode or else in that one.
    func calculator(in mode: Mode?, _ history: HistoryKeeper?) -> Calculator {
        let memory = (try? records?.memory()).flatMap { $0 }
        return Calculator(
            in: mode ?? self.mode, angle: angle, preferences: preferences, memory: memory,
            hasRecords: history?.hasRecords ?? false)
    }

    /// Keeps the number stored whenever it has become another one.
    func savingMemory() -> Feedback<Calculator, Command> {
        var isFirst = true
        return react(
            request: { StoredNumber(term: $0.memoryTerm) },
            effects: { stored in
                defer { isFirst = false }
                return isFirst
                    ? .never
                    : self.telling { () throws(StorageError) in
                        try self.records?.setMemory(stored.term?.written)
                    }
            })
    }

    /// Keeps the history as it changes.
    func saving(_ history: HistoryKeeper) -> Feedback<Calculator, Command> {
        react(
            request: { HistoryKeeper.Seen(shown: $0.recordsShown, own: $0.records.own) },
            effects: { seen in self.telling { () throws(StorageError) in try history.save(seen) } })
    }

    /// Reads earlier records while somebody looks back.
    func reading(_ history: HistoryKeeper) -> Feedback<Calculator, Command> {
        react(
            request: { $0.earlierRecords },
            effects: { _ in
                do throws(StorageError) {
                    let (page, isLast) = try history.read()
                    return .just(.earlier(page, isLast: isLast))
                } catch {
                    return Self.all([.told(self.words(of: error)), .earlier([], isLast: true)])
                }
            })
    }

    /// Does something to the file, and tells what came of it where that is to be known.
    private func telling(_ body: () throws(StorageError) -> Void) -> Signal<Command> {
        do throws(StorageError) {
            try body()
            let notice = takeNotice()
            return notice.isEmpty ? .never : .just(.told(notice))
        } catch {
            return .just(.told(words(of: error)))
        }
    }
}

/// The number stored, as something to be kept.
private struct StoredNumber: Equatable {
    let term: Term?
}
