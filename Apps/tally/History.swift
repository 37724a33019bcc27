import Screens
import Storage

/// The lines typed at the prompt, kept in the file of records, where those of other programs come in between.
final class History {
    private let records: Records?
    private var unkept: [Text] = []
    private var lastFailure: Text?

    /// The history in a folder; without one nothing is kept.
    init(folder: DataFolder? = .standard) {
        records = folder.map { Records(in: $0) }
    }

    /// The lines kept, the last one last.
    var lines: [Text] { attempt { records throws(StorageError) in try records.history() } ?? [] }

    /// How many lines are kept.
    var size: Int { attempt { records throws(StorageError) in try records.historySize() } ?? 0 }

    /// Sets how many lines are kept.
    func setSize(_ size: Int) {
        attempt { records throws(StorageError) in try records.setHistorySize(size) }
    }

    /// Takes note of a line. One that begins with a space is the user's secret.
    func append(_ line: Text) {
        if line.utf8.first != UInt8(ascii: " ") { unkept.append(line) }
    }

    /// Keeps what was noted.
    func keep() {
        if unkept.isEmpty { return }
        let lines = unkept
        unkept = []
        attempt { records throws(StorageError) in try records.appendHistory(lines) }
    }

    /// Does it, and says what is to be said of that; why it could not be done, but once.
    @discardableResult
    private func attempt<Result>(_ body: (Records) throws(StorageError) -> Result) -> Result? {
        guard let records else { return nil }
        do throws(StorageError) {
            let result = try body(records)
            if let notice = records.takeNotice() { complain(notice) }
            return result
        } catch {
            if error.message != lastFailure { complain(error.message) }
            lastFailure = error.message
            return nil
        }
    }
}
