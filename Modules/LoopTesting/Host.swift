import Glibc
import Testing

/// The whole file, or nil if it cannot be read.
func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&block, 1, block.count, file), count > 0 {
        bytes += block[..<count]
    }
    return bytes
}

/// Whether the file could be written whole.
func write(_ bytes: [UInt8], to path: String) -> Bool {
    guard let file = fopen(path, "wb") else { return false }
    let written = fwrite(bytes, 1, bytes.count, file)
    return fclose(file) == 0 && written == bytes.count
}

func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}

/// Fails the running test, without ending it.
func fail(_ problem: String, _ location: SourceLocation) {
    Issue.record(Comment(rawValue: problem), sourceLocation: location)
}
