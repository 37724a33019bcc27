import Screens

extension Lexer {
    /// A name of a unit that is not made of letters alone; nil for anything else.
    mutating func unitName() -> Text? {
        guard let first = peek() else { return nil }
        if Lexer.unitSigns.contains(first.scalar) {
            index += 1
            return first.text
        }
        for word in Lexer.unitPairs where word.first == first.lowercased {
            guard let length = length(of: word.rest) ?? length(of: word.rest + "s") else { continue }
            index += length
            return word.name
        }
        for word in Lexer.unitWords where word.first == first.scalar {
            guard let length = length(of: word.rest) else { continue }
            index += length
            return first.text + word.rest
        }
        return nil
    }

    /// The signs of units that are words by themselves.
    private static let unitSigns: [Unicode.Scalar] = ["′", "″", "℃", "℉"]

    /// Words with signs among their letters. `30 °C` is a temperature; with a space, `30° C` is 30° times C.
    private static let unitWords: [(first: Unicode.Scalar, rest: Text)] = [
        ("°", "C"), ("°", "F"), ("°", "R"), ("Δ", "°C"), ("Δ", "°F"), ("L", "/100km"), ("l", "/100km"), ("h", ":min:s"),
        ("h", ":min"),
    ]

    /// Units that are written with a space, in any case.
    private static let unitPairs: [(first: Unicode.Scalar, rest: Text, name: Text)] = [
        ("f", "l oz", "floz"), ("s", "q in", "sqin"), ("s", "q ft", "sqft"), ("s", "q yd", "sqyd"),
        ("s", "q mi", "sqmi"),
        ("c", "u in", "cuin"), ("c", "u ft", "cuft"), ("c", "u yd", "cuyd"), ("i", "mperial gallon", "galUK"),
        ("i", "mperial pint", "ptUK"), ("n", "autical mile", "nmi"), ("s", "hort ton", "shortton"),
        ("l", "ong ton", "longton"), ("d", "egree celsius", "°C"), ("d", "egrees celsius", "°C"),
        ("d", "egree fahrenheit", "°F"), ("d", "egrees fahrenheit", "°F"),
    ]

    /// How many characters behind this one spell a word, if no letter or digit follows. A space may stand in `L/100 km`.
    private func length(of word: Text) -> Int? {
        var rest = word.utf8[...]
        var offset = 1
        while !rest.isEmpty {
            guard let symbol = peek(offset) else { return nil }
            offset += 1
            // One space stands for several.
            if symbol.isSpace, peek(offset)?.isSpace ?? false { continue }
            if symbol.isSpace, rest.first == UInt8(ascii: "k") { continue }
            let bytes = symbol.isSpace ? [UInt8(ascii: " ")] : symbol.text.utf8
            guard rest.starts(with: bytes) || rest.starts(with: Text(symbol.lowercased).utf8) else { return nil }
            rest = rest.dropFirst(bytes.count)
        }
        let isLonger = peek(offset).map { $0.isLetter && !$0.isConstant || $0.isDigit } ?? false
        return isLonger ? nil : offset
    }
}
