import Screens

extension Definitions {
    /// The names of the variables, in their order.
    public var variables: [Text] {
        entries.compactMap { entry in
            if case .variable = entry.definition { entry.name } else { nil }
        }
    }

    /// The functions as they were read, such as `f(x) = x^2`, in the order of their names.
    public var functions: [Text] {
        entries.compactMap { entry in
            guard case .function(let function) = entry.definition else { return nil }
            let subject = Statement.Subject(name: entry.name, parameters: function.parameters, position: 0)
            return subject.reading + " = " + function.body.reading
        }
    }

    /// The name that is begun at the end of a text, and every known name it may become; a function with its bracket.
    /// O(names).
    public func completion(of text: Text) -> (word: Text, names: [Text]) {
        let word = text.lastWord
        if word.isEmpty { return (word, []) }
        let start = word.lowercased
        let scope = Scope(definitions: self)
        let names = scope.names(behind: text, before: word).filter { $0.lowercased.utf8.starts(with: start.utf8) }
        return (word, names.map { scope.isFunction($0) ? $0 + "(" : $0 })
    }
}

extension Scope {
    /// The names that can stand at the end of a text in place of its last word.
    fileprivate func names(behind text: Text, before word: Text) -> [Text] {
        let isTarget = text.isTarget(before: word)
        if !isTarget, !text.isOperand(before: word) { return names }
        let units = UnitTable.rows.flatMap { $0.words }
        return isTarget ? units + Parser.formats.map { $0.name } : names + units
    }

    fileprivate func isFunction(_ name: Text) -> Bool {
        switch meaning(of: name) {
        case .function, .defined: true
        default: false
        }
    }
}

extension Text {
    /// Whether what stands before the word at the end can have a unit behind it.
    fileprivate func isOperand(before word: Text) -> Bool {
        let last = utf8.dropLast(word.utf8.count).last { $0 != UInt8(ascii: " ") }
        return last.map {
            NameTable.isDigit($0) || $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "/") || 0x61...0x7A ~= $0
        } ?? false
    }

    /// Whether what stands before the word at the end asks for a unit.
    fileprivate func isTarget(before word: Text) -> Bool {
        let words = utf8.dropLast(word.utf8.count).split(separator: UInt8(ascii: " "))
        guard words.count > 1, let last = words.last, case .conversion? = NameTable.meaning(of: Text(utf8: Array(last)))
        else { return false }
        return true
    }

    /// The letters, digits and `_` at the end, without the digits that begin them.
    fileprivate var lastWord: Text {
        let isWord = { (byte: UInt8) in
            NameTable.isDigit(byte) || byte == UInt8(ascii: "_") || byte >= 0x80 || 0x61...0x7A ~= byte | 0x20
        }
        let start = utf8.lastIndex { !isWord($0) }.map { $0 + 1 } ?? 0
        return Text(utf8: Array(utf8[start...].drop { NameTable.isDigit($0) }))
    }
}
