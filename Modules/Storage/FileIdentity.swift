import Glibc

/// Which file stands under a path, whatever it is called.
struct FileIdentity: Equatable {
    private let device: UInt
    private let number: UInt

    /// The file under a path; nil if there is none.
    init?(of path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
    }
}
