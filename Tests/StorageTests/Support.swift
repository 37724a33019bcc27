import Glibc
import Screens
import Storage
import StopwatchCore

/// A folder of its own for one test, removed with all that is in it.
final class TemporaryFolder {
    let path: String

    private init(path: String) {
        self.path = path
    }

    /// A folder that is there already, to be removed with this.
    static func adopting(_ path: String) -> TemporaryFolder {
        TemporaryFolder(path: path)
    }

    init() {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(parent)/tally-storage-XXXXXX".utf8CString)
        path = mkdtemp(&template).map { String(cString: $0) } ?? ""
    }

    deinit {
        for name in names(in: path) { unlink(path + "/" + name) }
        rmdir(path)
    }

    var file: String { path + "/tally.db" }
    var records: Records { Records(in: DataFolder(path: path)) }
    var files: [String] { names(in: path).sorted() }
}

private func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != "." && name != ".." { names.append(name) }
    }
    return names
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
        try stopwatches()?.first { $0.watch == watch }?.presses.map { $0.press } ?? []
    }
}
