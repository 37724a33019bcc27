#if arch(wasm32)
    /// What the standard library asks for a random seed of its hash tables, answered with zeros.
    ///
    /// The cores have no hash table, so nothing depends on it; and the C library's own version would make the module
    /// import input and output from the page, for the words of an assertion.
    @_cdecl("arc4random_buf")
    public func fillHashSeed(_ buffer: UnsafeMutableRawPointer, count: Int) {
        buffer.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    }
#endif
