import Screens

/// Memory of the module for bytes that come in: the page writes them there. Freed by `tally_free`.
@_expose(wasm, "tally_allocate")
@_cdecl("tally_allocate")
public func allocate(count: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: max(0, Int(count)), alignment: 4)
}

/// Frees what `tally_allocate` or a call that answers with a buffer gave.
@_expose(wasm, "tally_free")
@_cdecl("tally_free")
public func free(buffer: UnsafeMutableRawPointer) {
    buffer.deallocate()
}

extension Text {
    /// The bytes that the page has written. O(count).
    init(bytes: UnsafeRawPointer, count: Int32) {
        self.init(utf8: Array(UnsafeRawBufferPointer(start: bytes, count: max(0, Int(count)))))
    }

    /// A buffer for the page: whether all went well (1 or 0) and the number of bytes, as 32-bit integers in the
    /// module's byte order, and then the bytes. The page frees it. O(length).
    func buffer(isGood: Bool = true) -> UnsafeMutableRawPointer {
        let buffer = UnsafeMutableRawPointer.allocate(byteCount: 8 + utf8.count, alignment: 4)
        buffer.storeBytes(of: isGood ? 1 : 0, as: Int32.self)
        buffer.storeBytes(of: Int32(utf8.count), toByteOffset: 4, as: Int32.self)
        utf8.withUnsafeBytes {
            (buffer + 8).copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(buffer), byteCount: $0.count)
        }
        return buffer
    }
}
