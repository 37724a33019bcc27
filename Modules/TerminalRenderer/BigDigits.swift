/// Digits of box characters, four columns wide and five rows high, as on a display of seven segments.
enum BigDigits {
    /// The rows of a digit.
    static let height = 5

    /// How strong the strokes are.
    enum Stroke: Sendable {
        case heavy, light
    }

    /// The rows of a text of digits, `:` and `.`; anything else is left blank. One column parts two figures.
    static func rows(of text: String, _ stroke: Stroke) -> [String] {
        let figures = text.unicodeScalars.map { figure($0, stroke) }
        return (0..<height).map { row in figures.map { $0[row] }.joined(separator: " ") }
    }

    /// The columns that a text takes; it is not empty.
    static func width(of text: String) -> Int {
        text.unicodeScalars.reduce(-1) { $0 + 1 + ("0"..."9" ~= $1 ? 4 : 1) }
    }

    private static func figure(_ scalar: Unicode.Scalar, _ stroke: Stroke) -> [String] {
        switch scalar {
        case ":": return [" ", "●", " ", "●", " "]
        case ".": return [" ", " ", " ", " ", "●"]
        case "0"..."9": return digit(segments[Int(scalar.value) - 48], stroke)
        default: return Array(repeating: " ", count: height)
        }
    }

    /// The lit segments of 0 to 9: top, upper right, lower right, bottom, lower left, upper left, middle,
    /// from the lowest bit.
    private static let segments: [UInt8] = [
        0b0111111, 0b0000110, 0b1011011, 0b1001111, 0b1100110, 0b1101101, 0b1111101, 0b0000111, 0b1111111, 0b1101111,
    ]

    private static func digit(_ segments: UInt8, _ stroke: Stroke) -> [String] {
        func isLit(_ segment: Int) -> Bool { segments >> UInt8(segment) & 1 == 1 }
        let bars = [isLit(0), isLit(6), isLit(3)]
        let left = [isLit(5), isLit(4)]
        let right = [isLit(1), isLit(2)]
        return (0..<height).map { row in
            let bar = row.isMultiple(of: 2) && bars[row / 2]
            return line(
                Arms.vertical(left, row) | (bar ? Arms.right : 0), bar ? Arms.left | Arms.right : 0,
                Arms.vertical(right, row) | (bar ? Arms.left : 0), stroke)
        }
    }

    private static func line(_ left: UInt8, _ middle: UInt8, _ right: UInt8, _ stroke: Stroke) -> String {
        let characters = stroke == .heavy ? heavy : light
        return String([left, middle, middle, right].map { characters[Int($0)] })
    }

    /// Which ways the strokes of a box character go.
    private enum Arms {
        static let up: UInt8 = 1
        static let down: UInt8 = 2
        static let left: UInt8 = 4
        static let right: UInt8 = 8

        /// The arms in a row of a side: its upper segment covers rows 0 to 2, its lower one rows 2 to 4.
        static func vertical(_ side: [Bool], _ row: Int) -> UInt8 {
            (side[max(row - 1, 0) / 2] && row > 0 ? up : 0) | (side[min(row / 2, 1)] && row < 4 ? down : 0)
        }
    }

    /// The box characters by their arms: up 1, down 2, left 4, right 8.
    private static let heavy = Array(" ╹╻┃╸┛┓┫╺┗┏┣━┻┳╋")
    private static let light = Array(" ╵╷│╴╯╮┤╶╰╭├─┴┬┼")
}
