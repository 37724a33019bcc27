import Glibc

/// Tells when files in a folder are made, moved or dated anew, also by other programs (`inotify(7)`). While nothing
/// happens there, nothing wakes up.
///
/// A folder that is not there yet is waited for in the nearest one above it.
public final class FolderWatch {
    /// Can be read when something has happened; -1 where the kernel has no more of such.
    public let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    private let path: String
    private var place = ""

    private static let events = UInt32(IN_CREATE | IN_ATTRIB | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF)

    /// A watch on a folder.
    public init(path: String) {
        self.path = path
        settle()
    }

    deinit {
        close(descriptor)
    }

    /// Takes note of what has happened, so that the descriptor tells of what happens next.
    public func clear() {
        var events = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &events, events.count) > 0 {}
        if place != path || access(path, F_OK) != 0 { settle() }
    }

    /// Watches the folder, or else the nearest one above it that is there.
    private func settle() {
        var candidate = path
        while inotify_add_watch(descriptor, candidate, Self.events) < 0 {
            guard let end = candidate.lastIndex(of: "/"), candidate != "/" else { return }
            candidate = end == candidate.startIndex ? "/" : String(candidate[..<end])
        }
        place = candidate
    }
}
