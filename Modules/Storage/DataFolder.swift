import Glibc
import HostKit

/// The folder of the user's records.
public struct DataFolder: Equatable, Sendable {
    /// Its path.
    public let path: String

    /// A folder, which need not be there yet.
    public init(path: String) {
        self.path = path
    }

    /// `TALLY_DATA`, else `tally` in `XDG_DATA_HOME`, else in `~/.local/share`; nil where the user has no home. A relative
    /// path in `XDG_DATA_HOME` does not count, as its specification says.
    public static var standard: DataFolder? {
        if let path = variable("TALLY_DATA") { return DataFolder(path: path) }
        if let path = variable("XDG_DATA_HOME"), path.hasPrefix("/") { return DataFolder(path: path + "/tally") }
        return variable("HOME").map { DataFolder(path: $0 + "/.local/share/tally") }
    }

    /// The file of all records.
    public var file: String { path + "/tally.db" }

    /// Makes the folder and those above it, for the user alone.
    func create() {
        var ancestor = path.hasPrefix("/") ? "" : "."
        for name in path.split(separator: "/") {
            ancestor += "/" + name
            mkdir(ancestor, 0o700)
        }
    }

    /// An environment variable that says something.
    private static func variable(_ name: String) -> String? {
        environmentVariable(name).flatMap { $0.isEmpty ? nil : $0 }
    }
}
