import Screens

extension Answer {
    /// How the line was read, where that has signs or brackets that were not typed; else nil.
    var tellingReading: Text? {
        guard let reading, reading.signs != input.signs else { return nil }
        return reading
    }
}

extension Text {
    /// The brackets and operators, in their plain spelling.
    fileprivate var signs: [Unicode.Scalar] {
        string.unicodeScalars.compactMap { scalar in
            switch scalar {
            case "(", ")", "+", "^", "/", "*", "-": scalar
            case "×", "·", "⋅": "*"
            case "÷", ":": "/"
            case "−", "–": "-"
            default: nil
            }
        }
    }
}
