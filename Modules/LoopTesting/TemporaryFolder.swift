import Glibc

/// A folder of its own for one test, removed with all that is in it when the test is over.
public final class TemporaryFolder {
    /// Its path.
    public let path: String

    /// An empty folder. It is made in `TMPDIR`, or where the system keeps what is temporary.
    public init() {
        var template = Array("\(environment("TMPDIR") ?? P_tmpdir)/tally-test-XXXXXX".utf8CString)
        path = mkdtemp(&template).map { String(cString: $0) } ?? ""
    }

    deinit {
        Self.remove(path)
    }

    /// The names of what is in it, sorted.
    public var names: [String] { Self.names(in: path).sorted() }

    private static func remove(_ path: String) {
        for name in names(in: path) { remove(path + "/" + name) }
        Glibc.remove(path)
    }

    /// The names in a folder; none where the path is not one.
    private static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }
}
