import Glibc

/// Writes a file anew. The result is what went wrong, in words; nil if nothing did.
public func writeFile(_ text: String, to path: String) -> String? {
    guard let file = fopen(path, "wb") else { return failure(path) }
    let bytes = Array(text.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    // What is still in the buffer is written now; a full disk may show only here.
    return fclose(file) == 0 && isWritten ? nil : failure(path)
}

private func failure(_ path: String) -> String {
    "\(path) cannot be written: \(String(cString: strerror(errno)))."
}
