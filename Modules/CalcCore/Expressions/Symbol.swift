import ExactReal
import Screens

/// A character of an expression, in its plain spelling, and the byte where it stands.
struct Symbol: Hashable {
    let scalar: Unicode.Scalar
    let position: Int

    var isDigit: Bool { ("0"..."9").contains(scalar) }

    /// Whether it is a fraction such as ½.
    var isFraction: Bool { !scalar.isASCII && Spelling.fractions.contains { $0.sign == scalar } }

    var isSpace: Bool { scalar == " " || scalar == Spelling.thinSpace }

    /// Whether it is none that can be seen.
    var isControl: Bool { scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) }

    var isLetter: Bool { ("a"..."z").contains(lowercased) || Spelling.letters.contains { $0.contains(scalar) } }

    /// Whether it is the sign of a constant: a name by itself, so that `πr` is π × r.
    var isConstant: Bool { Spelling.constants.contains(scalar) }

    /// The letter in lower case.
    var lowercased: Unicode.Scalar {
        ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
    }

    /// The character itself as text.
    var text: Text { Text(scalar) }
}

extension Text {
    /// A single character.
    init(_ scalar: Unicode.Scalar) {
        self.init(utf8: Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter))
    }
}

/// The characters of a text in their plain spelling. O(length).
func symbols(of text: Text) throws(ExpressionError) -> [Symbol] {
    var symbols: [Symbol] = []
    symbols.reserveCapacity(text.utf8.count)
    var bytes = text.utf8.makeIterator()
    var parser = UTF8.ForwardParser()
    var position = 0
    while true {
        switch parser.parseScalar(from: &bytes) {
        case .valid(let encoded):
            if let scalar = Spelling.plain(UTF8.decode(encoded)) {
                symbols.append(Symbol(scalar: scalar, position: position))
            }
            position += encoded.count
        case .error: throw .notText(at: position)
        case .emptyInput: return symbols
        }
    }
}

extension Text {
    /// What stands from a byte on.
    func from(_ start: Int) -> Text { Text(utf8: Array(utf8[start...])) }
}
