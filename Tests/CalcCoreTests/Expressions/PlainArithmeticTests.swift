import CalcCore
import ExactReal
import LoopTesting
import Screens
import Testing

/// Plain arithmetic has the value that every expression has.
@Suite struct PlainArithmeticTests {
    /// The fraction that a line comes to.
    private func fraction(_ line: Text) -> Rational? {
        if case .rational(let value)? = PlainAnswers().answer(to: line) { value } else { nil }
    }

    @Test(
        arguments: [
            "1/3", "-5+3", " 2 * ( 3.5 - 1 ) / 7 ", "3--3", "--2", "3*-(2)", "1.50", "0.1+0.2", "6/2*3",
            "((((((((1))))))))",
            "123456789012345678", "123456789.123456789", "9999999999*9999999999*9999999999", "007", "-0", "0/5", "2^10",
            "-2^2", "2^3^2", "2^-1", "(1/2)^3", "0^0", "1.5^2*2", "3 ^ 2", "2^(1+2)", "(-2)^3", "2^--2",
        ] as [Text])
    func plainLinesHaveTheirValue(line: Text) throws {
        let value = try #require(fraction(line), "\(line.string)")
        #expect(try evaluate(line).value == Real(value), "\(line.string)")
    }

    @Test(
        arguments: [
            "", " ", "1+", "*2", "(1", "1)", "()", "2(3)", "(2)3", "(2)(3)", "2 3", "1 000", "1,000", "1e3", "1.2.3",
            "5/0", "1/(2-2)",
            "+1", "2**3", "2^0.5", "0^-1", "2^5000", "10^10^10", "2^", "2^+3", "5%", "3!", "2x", "π", "−2", "1.", ".5",
            ". 5", "1. 5", "0x10", "x=1", "1=", "1:2",
            "sqrt 2", "sqrt(2", "sqrt(2)3", "sqr(2)", "sin(1)cos(1)", "sqrt(2)^2", "sqrt(-1)", "ln(0)", "sqrt(4)",
            "sin(30)",
            "1234567890123456789", "0.1234567890123456789", "(((((((((1)))))))))", "1\t+1",
        ] as [Text])
    func otherLinesAreLeftToTheOthers(line: Text) {
        #expect(PlainAnswers().answer(to: line) == nil, "\(line.string)")
    }

    @Test func longLinesAreLeftToTheOthers() {
        #expect(fraction("1" + Text(repeating: "+1", count: 127)) == Rational(128))
        #expect(fraction("1" + Text(repeating: "+1", count: 128)) == nil)
    }

    /// Whatever is made of these signs: where it is plain it has the value that `evaluate` finds.
    @Test func anyLineHasTheSameValue() {
        var random = SeededRandom(seed: 11)
        var plain = 0
        for _ in 0..<20_000 {
            let pieces: [Text] = [
                "1", "23", "4.5", "0", ".", " ", "+", "-", "*", "/", "(", ")", "12.25", "700", "-", "+", "^2", "^",
            ]
            let line = (0..<Int.random(in: 1...9, using: &random)).reduce(Text()) { line, _ in
                line + (pieces.randomElement(using: &random) ?? "")
            }
            guard let value = fraction(line) else { continue }
            plain += 1
            #expect((try? evaluate(line))?.value == Real(value), "seed 11: \(line.string)")
        }
        #expect(plain > 1000)
    }

    /// Digits of functions are those that every expression has, in any unit of angles and both ways of rounding.
    @Test(arguments: [AngleUnit.degrees, .radians, .gradians])
    func functionsHaveTheSameDigits(angle: AngleUnit) throws {
        var random = SeededRandom(seed: 12)
        let constants = Constants()
        var answered = 0
        for _ in 0..<600 {
            let digits = Int.random(in: 1...40, using: &random)
            let rounding: Decimal.Rounding = Bool.random(using: &random) ? .towardZero : .toNearestOrEven
            let answers = PlainAnswers(
                angle: angle, significantDigits: digits, rounding: rounding, constants: constants)
            let name = ["sqrt", "exp", "ln", "sin", "cos", "tan", "atan"].randomElement(using: &random) ?? "sqrt"
            let number = { () in
                Text("\(Int.random(in: 0...99, using: &random)).\(Int.random(in: 0...99, using: &random))")
            }
            let line = number() + "*" + Text(name) + "(" + number() + ")-" + number()
            guard case .decimal(let decimal)? = answers.answer(to: line) else { continue }
            answered += 1
            let evaluation = try evaluate(line, angle: angle, constants: constants)
            let expected = try evaluation.decimal(significantDigits: digits, rounding: rounding)
            guard case .certain(let other)? = expected else { continue }
            #expect(decimal.text == other.text && !other.isExact, "seed 12: \(line.string)")
        }
        #expect(answered > 400)
    }
}
