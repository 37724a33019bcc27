import Glibc
import LoopTesting
import Screens
import Storage
import StopwatchCore

extension TemporaryFolder {
    var file: String { path + "/tally.db" }
    var records: Records { Records(in: DataFolder(path: path)) }
}

/// The bytes of a file; empty where there is none.
func bytes(of path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&block, 1, block.count, file), count > 0 { bytes += block[..<count] }
    return bytes
}

/// Writes a file, or the beginning of it.
func write(_ bytes: some Sequence<UInt8>, to path: String) {
    guard let file = fopen(path, "wb") else { return }
    fwrite(Array(bytes), 1, Array(bytes).count, file)
    fclose(file)
}

/// A moment of one run of the machine, `seconds` after its start.
func moment(_ seconds: Int64, boot: Text = "first") -> Moment {
    Moment(reading: seconds * 1_000_000_000, wall: (1_800_000_000 + seconds) * 1_000_000_000, boot: boot)
}

extension Records {
    /// Keeps a press of a watch.
    func press(
        _ press: Press, at seconds: Int64, watch: Text = "", beginsSession: Bool = false
    ) throws(StorageError) {
        let moment = moment(seconds)
        let action = StopwatchAction(press, at: moment.reading)
        try append([(StopwatchEvent(watch: watch, beginsSession: beginsSession, action: action), moment)])
    }

    /// The presses kept of a watch's present session.
    func presses(of watch: Text = "") throws(StorageError) -> [Press] {
        try watches()?.first { $0.session.watch == watch }?.session.presses.map { $0.press } ?? []
    }
}
