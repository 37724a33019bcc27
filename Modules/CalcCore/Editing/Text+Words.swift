import Screens

/// Where the words of an expression begin and end: names and numbers; every sign is a word by itself.
extension Text {
    /// Where the word begins that ends before a place, spaces between left out. O(distance).
    func wordStart(before offset: Int) -> Int {
        var start = offset
        while start > 0, kind(before: start) == .space { start = boundary(before: start) }
        let kind = kind(before: start)
        repeat { start = boundary(before: start) } while start > 0 && kind == .word && self.kind(before: start) == kind
        return start
    }

    /// Where the word ends that begins behind a place, spaces between left out. O(distance).
    func wordEnd(after offset: Int) -> Int {
        var end = offset
        while kind(at: end) == .space { end = boundary(after: end) }
        let kind = kind(at: end)
        repeat { end = boundary(after: end) } while end < utf8.count && kind == .word && self.kind(at: end) == kind
        return end
    }

    private enum Kind { case word, space, sign }

    private func kind(before offset: Int) -> Kind {
        offset > 0 ? kind(at: boundary(before: offset)) : .sign
    }

    /// The kind of the character at a boundary, told by its first scalar.
    private func kind(at offset: Int) -> Kind {
        guard offset < utf8.count, let symbol = symbol(at: offset) else { return .sign }
        if symbol.isSpace { return .space }
        return symbol.isLetter || symbol.isDigit || symbol.scalar == "." || symbol.scalar == "_" ? .word : .sign
    }

    private func symbol(at offset: Int) -> Symbol? {
        var parser = UTF8.ForwardParser()
        var bytes = utf8[offset...].makeIterator()
        guard case .valid(let encoded) = parser.parseScalar(from: &bytes) else { return nil }
        return Spelling.plain(UTF8.decode(encoded)).map { Symbol(scalar: $0, position: offset) }
    }
}
