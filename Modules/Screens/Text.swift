/// A piece of text as UTF-8 bytes.
///
/// The cores hold text as bytes because comparing and joining `String`s brings Unicode tables of more than
/// 60 KB into an Embedded build. Comparison is byte for byte.
public struct Text: Sendable {
    /// The UTF-8 bytes.
    public var utf8: [UInt8] { didSet { phrase = nil } }
    /// The phrase that the text is, for a translation; nil for what means the same everywhere, and for what was made of
    /// other texts.
    public private(set) var phrase: Phrase?

    /// Text from UTF-8 bytes.
    public init(utf8: [UInt8] = []) {
        self.utf8 = utf8
    }

    /// The text of a phrase, in English.
    @inline(never)
    public init(_ phrase: Phrase) {
        utf8 = phrase.english.utf8
        self.phrase = phrase
    }

    /// Whether there is nothing to read.
    public var isEmpty: Bool { utf8.isEmpty }

    /// The two texts, one after the other. O(length).
    @inline(never)
    public static func + (left: Text, right: Text) -> Text {
        Text(utf8: left.utf8 + right.utf8)
    }

    /// Appends a text. Amortised O(length of `right`).
    @inline(never)
    public static func += (left: inout Text, right: Text) {
        left.utf8 += right.utf8
    }
}

extension Text: Hashable {
    /// Whether the bytes are the same. O(length).
    public static func == (left: Text, right: Text) -> Bool {
        left.utf8 == right.utf8
    }

    /// Mixes the bytes in. O(length).
    public func hash(into hasher: inout Hasher) {
        hasher.combine(utf8)
    }
}

extension Text: ExpressibleByStringLiteral {
    /// Text from a literal, without Unicode tables. Not inlined: there are thousands of literals.
    @inline(never)
    public init(stringLiteral value: StaticString) {
        self.init(utf8: value.withUTF8Buffer { Array($0) })
    }
}

extension Text {
    /// Text from a string, for hosts.
    public init(_ string: String) {
        self.init(utf8: Array(string.utf8))
    }

    /// The text as a string, for hosts. O(length).
    public var string: String {
        String(decoding: utf8, as: UTF8.self)
    }
}

extension Text {
    /// The text with every piece that is not UTF-8 replaced by U+FFFD. O(length).
    public var wellFormed: Text {
        var result = Text()
        var parser = Unicode.UTF8.ForwardParser()
        var bytes = utf8.makeIterator()
        while true {
            switch parser.parseScalar(from: &bytes) {
            case .valid(let scalar): result.utf8 += scalar
            case .error: result += "\u{FFFD}"
            case .emptyInput: return result
            }
        }
    }
}
