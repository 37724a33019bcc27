/// The cosines that are roots of sums of roots: those of half the angles whose cosines are sums of square roots.
enum NestedRoot {
    /// The cosine of a multiple of π from 0 to 1/2 as √(radicand)/divisor; nil where it is not in the table.
    static func cosine(ofTurn turn: Rational) -> (radicand: [UInt8], divisor: Integer)? {
        let row = cosines.first { Rational(Integer($0.upper), over: Integer($0.lower)) == turn }
        return row.map { row in
            (row.radicand.withUTF8Buffer { Array($0) }, Integer(row.divisor))
        }
    }

    // By cos² a = (1 + cos 2a)/2.
    private static let cosines: [(upper: Int, lower: Int, radicand: StaticString, divisor: Int)] = [
        (1, 8, "2+√2", 2), (3, 8, "2-√2", 2),
        (1, 10, "10+2√5", 4), (3, 10, "10-2√5", 4),
        (1, 16, "2+√(2+√2)", 2), (3, 16, "2+√(2-√2)", 2), (5, 16, "2-√(2-√2)", 2), (7, 16, "2-√(2+√2)", 2),
        (1, 24, "2+√(2+√3)", 2), (5, 24, "2+√(2-√3)", 2), (7, 24, "2-√(2-√3)", 2), (11, 24, "2-√(2+√3)", 2),
    ]
}
