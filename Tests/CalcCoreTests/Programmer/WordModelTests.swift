import CalcCore
import LoopTesting
import Screens
import Testing

/// Words against Swift's integers of the same width, which wrap on request.
struct WordModelTests {
    @Test("random expressions", arguments: (0..<60).map { $0 } + [nil] as [UInt64?])
    func randomExpressions(seed: UInt64?) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<12 {
            try check(Int8.self, UInt8.self, "word-8", &random)
            try check(Int16.self, UInt16.self, "word-16", &random)
            try check(Int32.self, UInt32.self, "word-32", &random)
            try check(Int64.self, UInt64.self, "word-64", &random)
            try check(Int128.self, UInt128.self, "word-128", &random)
        }
    }

    private func check<Signed: FixedWidthInteger, Unsigned: FixedWidthInteger>(
        _: Signed.Type, _: Unsigned.Type, _ size: String, _ random: inout SeededRandom
    ) throws {
        try check(Signed.self, "\(size) signed", &random)
        try check(Unsigned.self, "\(size) unsigned", &random)
    }

    /// `(((a op b) op c) op d)` in both, and all four bases of it.
    private func check<Word: FixedWidthInteger>(_: Word.Type, _ format: String, _ random: inout SeededRandom) throws {
        var value = Word.random(in: .min ... .max, using: &random)
        var text = "0x\(hex(value))"
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let operand = Word.random(in: .min ... .max, using: &random) >> Word(Int.random(in: 0..<8, using: &random))
            let places = Int.random(in: 0..<Word.bitWidth, using: &random)
            guard let (name, result, isShift) = applied(value, operand, places, &random) else { continue }
            text = "(\(text)) \(name) \(isShift ? "\(places)" : "0x\(hex(operand))")"
            value = result
        }
        if Bool.random(using: &random) {
            (text, value) = ("not (\(text))", ~value)
        }
        let calculator = reduce(
            try calculator(after: Text(format), in: .programmer), .edit(.type(Text(text))))
        let screen = screen(of: settled(calculator))
        let note: Comment = "seed \(random.seed): \(format): \(text)"
        #expect(screen.text(of: "hexadecimal") == hex(value), note)
        #expect(screen.text(of: "decimal") == "\(value)", note)
        #expect(screen.text(of: "octal") == String(bits(value), radix: 8), note)
        let binary = String(bits(value), radix: 2)
        #expect(screen.text(of: "binary") == String(repeating: "0", count: (4 - binary.count % 4) % 4) + binary, note)
    }

    /// One step with the name of its operation; nil for a division by 0.
    private func applied<Word: FixedWidthInteger>(
        _ left: Word, _ right: Word, _ places: Int, _ random: inout SeededRandom
    ) -> (String, Word, isShift: Bool)? {
        switch Int.random(in: 0..<13, using: &random) {
        case 0: ("+", left &+ right, false)
        case 1: ("-", left &- right, false)
        case 2: ("*", left &* right, false)
        case 3: right == 0 ? nil : ("/", left.dividedReportingOverflow(by: right).partialValue, false)
        case 4: right == 0 ? nil : ("mod", modulo(left, right), false)
        case 5: ("and", left & right, false)
        case 6: ("or", left | right, false)
        case 7: ("xor", left ^ right, false)
        case 8: ("nand", ~(left & right), false)
        case 9: ("<<", left << places, true)
        case 10: (">>", left >> places, true)
        case 11: (">>>", Word(truncatingIfNeeded: bits(left) >> UInt128(places)), true)
        default: ("rol", rotated(left, places), true)
        }
    }

    private func modulo<Word: FixedWidthInteger>(_ left: Word, _ right: Word) -> Word {
        let remainder = left.remainderReportingOverflow(dividingBy: right).partialValue
        return remainder != 0 && (remainder < 0) != (right < 0) ? remainder + right : remainder
    }

    private func rotated<Word: FixedWidthInteger>(_ value: Word, _ places: Int) -> Word {
        if places == 0 { return value }
        let bits = bits(value)
        return Word(truncatingIfNeeded: bits << UInt128(places) | bits >> UInt128(Word.bitWidth - places))
    }

    private func bits<Word: FixedWidthInteger>(_ value: Word) -> UInt128 {
        UInt128(Word.Magnitude(truncatingIfNeeded: value))
    }

    private func hex<Word: FixedWidthInteger>(_ value: Word) -> String {
        String(bits(value), radix: 16, uppercase: true)
    }

    @Test("the row of bits is the number, and a click turns one over", arguments: 0..<20 as Range<UInt64>)
    func clicks(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var calculator = try calculator(after: "word-128 unsigned", in: .programmer)
        var model: UInt128 = 0
        for _ in 0..<40 {
            let place = Int.random(in: 0..<128, using: &random)
            reduce(&calculator, try #require(Command(.press(Text("bit-\(place)"), at: 0))))
            calculator.settle()
            model ^= 1 << UInt128(place)
            let screen = screen(of: calculator)
            #expect(screen.text(of: "decimal") == "\(model)", "seed \(seed)")
            for place in 0..<128 {
                #expect(screen.control(id: Text("bit-\(place)"))?.isOn == (model >> UInt128(place) & 1 == 1))
            }
        }
    }

    private func settled(_ calculator: Calculator) -> Calculator {
        var calculator = calculator
        calculator.settle()
        return calculator
    }
}
