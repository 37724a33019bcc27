import CalcCore
import ExactReal
import LoopTesting
import Screens
import Testing

/// Plain arithmetic has the value that every expression has.
@Suite struct PlainArithmeticTests {
    @Test(
        arguments: [
            "1/3", "-5+3", " 2 * ( 3.5 - 1 ) / 7 ", "3--3", "--2", "3*-(2)", "1.50", "0.1+0.2", "6/2*3",
            "((((((((1))))))))",
            "123456789012345678", "123456789.123456789", "9999999999*9999999999*9999999999", "007", "-0", "0/5", "2^10",
            "-2^2", "2^3^2", "2^-1", "(1/2)^3", "0^0", "1.5^2*2", "3 ^ 2", "2^(1+2)", "(-2)^3", "2^--2",
        ] as [Text])
    func plainLinesHaveTheirValue(line: Text) throws {
        let value = try #require(plainValue(of: line), "\(line.string)")
        #expect(try evaluate(line).value == Real(value), "\(line.string)")
    }

    @Test(
        arguments: [
            "", " ", "1+", "*2", "(1", "1)", "()", "2(3)", "(2)3", "(2)(3)", "2 3", "1 000", "1,000", "1e3", "1.2.3",
            "5/0", "1/(2-2)",
            "+1", "2**3", "2^0.5", "0^-1", "2^5000", "10^10^10", "2^", "2^+3", "5%", "3!", "2x", "π", "−2", "1.", ".5",
            ". 5", "1. 5", "0x10", "x=1", "1=", "1:2",
            "1234567890123456789", "0.1234567890123456789", "(((((((((1)))))))))", "1\t+1",
        ] as [Text])
    func otherLinesAreLeftToTheOthers(line: Text) {
        #expect(plainValue(of: line) == nil, "\(line.string)")
    }

    @Test func longLinesAreLeftToTheOthers() {
        #expect(plainValue(of: "1" + Text(repeating: "+1", count: 127)) == Rational(128))
        #expect(plainValue(of: "1" + Text(repeating: "+1", count: 128)) == nil)
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
            guard let value = plainValue(of: line) else { continue }
            plain += 1
            #expect((try? evaluate(line))?.value == Real(value), "seed 11: \(line.string)")
        }
        #expect(plain > 1000)
    }
}
