import CalcCore
import ExactReal
import LoopTesting
import Screens
import Testing

/// Input that means harm: an answer or a clear refusal, quickly, and never a crash.
@Suite struct ExpressionHostileTests {
    private func repeated(_ text: String, _ count: Int) -> String {
        String(repeating: text, count: count)
    }

    @Test func fiftyThousandBrackets() throws {
        let deep = repeated("(", 50_000) + "1" + repeated(")", 50_000)
        #expect(try evaluate(Text(deep)).value == Real(1))
        #expect(try evaluate(Text(repeated("(", 50_000) + "1")).reading.string == deep)
    }

    @Test(arguments: [
        ("1+(", "1", 5_001), ("abs(", "-1", 1), ("max(1,", "2", 2), ("-", "1", 1), ("√", "1", 1), ("1^", "1", 1),
    ])
    func deepNesting(opening: String, innermost: String, value: Int) throws {
        #expect(try evaluate(Text(repeated(opening, 5_000) + innermost)).value == Real(Rational(value)))
    }

    @Test("PA-27: roots in roots, ten thousand deep")
    func roots() throws {
        let value = try evaluate(Text(repeated("8√", 10_000) + "64")).decimal(significantDigits: 5)
        guard case .certain? = value else { return #expect(Bool(false), "the digits are certain") }
    }

    @Test func longRuns() throws {
        #expect(try evaluate(Text("1" + repeated("+1", 10_000))).value == Real(10_001))
        #expect(try evaluate(Text("0" + repeated("%", 10_000))).value == Real(0))
        #expect(try evaluate(Text(repeated("9", 100_000) + "+1")).value?.rational == Rational(10).power(100_000))
        #expect(try evaluate(Text("max(1" + repeated(",1", 10_000))).value == Real(1))
        #expect(
            Outcome("2" + repeated("²", 10_000)).error == "The result is too large even for its exponent to be told")
        #expect(error(repeated("x", 100_000))?.hasPrefix("unknown name") == true)
        #expect(error(repeated("1 ", 50_000))?.hasPrefix("Two numbers") == true)
    }

    @Test(
        "a hundred thousand bytes of anything", .timeLimit(.minutes(5)),
        arguments: [
            "sin ", "π", "e+", "2^", "|", "|1|+", "√", "log_2 ", "sin^2 ", "f(", "x=", "=", "°", "1 rad ", "x₁", "log₂",
            "'", "1,", "0,", "1/3+", "0x1.8+", "5!", "ans ", ":", "·", "ﬁ", "a(b,", "!", "1 1/", "(", ")", "max(",
            "1 nCr ",
        ])
    func runs(of word: String) {
        check(Text(repeated(word, 100_000 / word.utf8.count)), 0)
        check(Text(repeated(word, 30_000 / word.utf8.count) + "1"), 0)
    }

    @Test func moreThanCanBeRead() {
        #expect(error(repeated("1", Expression.longest + 1)) == "This is too long to read")
    }

    @Test func moreWorkThanIsAllowed() {
        #expect(
            error("1" + repeated("+3^2000000-3^2000000", 200))
                == "This takes too long to calculate: try smaller numbers or fewer digits")
        #expect(
            error("200000!" + repeated("-200000!", 200))
                == "This takes too long to calculate: try smaller numbers or fewer digits")
        #expect(
            error("gcd(3^2000000, 7^1000000)")
                == "This takes too long to calculate: try smaller numbers or fewer digits")
    }

    @Test(arguments: [[0xFF], [0xC3], [0x31, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0xAF]])
    func invalidText(bytes: [UInt8]) {
        #expect(error(Text(utf8: bytes))?.message == "This is not valid text (UTF-8)")
    }

    @Test func randomBytes() {
        var random = SeededRandom()
        for _ in 0..<2_000 {
            let count = Int.random(in: 0...40, using: &random)
            check(Text(utf8: (0..<count).map { _ in UInt8.random(in: 0 ... .max, using: &random) }), random.seed)
        }
    }

    @Test("random words: an answer whose reading has the same value, or an error", .timeLimit(.minutes(5)))
    func randomWords() {
        var random = SeededRandom()
        let words = [
            "1", "2.5", ".", ",", "1e3", "0x", "(", ")", "+", "-", "×", "/", "^", "!", "%", "√", "²", "⁻", "abs", "max",
            "mod", " ", "'", "_", "foo", "=", ";", "９", "\u{202F}", "e", "12", "345", "sin", "atan2", "log_2", "π", "x",
            "f", "g", "|", "°", " rad", "^-1", "^2", "nCr", "ans", "₂", "∛", "in", ":", ">", "log", "A", "0,", "α",
        ]
        for _ in 0..<3_000 {
            let count = Int.random(in: 1...14, using: &random)
            let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined()
            check(Text(text), random.seed)
        }
    }

    /// Some names, so that words can mean something.
    private let definitions = ["x = 3", "f(t) = t + x", "g(s, t) = s × f(t)"].reduce(Definitions()) {
        Outcome($1, $0).definitions
    }

    /// An answer whose reading has the same value, or an error at a place inside the text.
    private func check(_ text: Text, _ seed: UInt64) {
        do throws(ExpressionError) {
            let evaluation = try evaluate(text, definitions: definitions, budget: budget)
            let again = try evaluate(evaluation.reading, definitions: definitions, budget: budget)
            #expect(again.reading == evaluation.reading, "'\(text.string)', seed \(seed)")
            #expect(again.definitions == evaluation.definitions, "'\(text.string)', seed \(seed)")
        } catch {
            #expect((0...text.utf8.count).contains(error.position), "'\(text.string)', seed \(seed)")
            #expect(!error.message.isEmpty, "'\(text.string)', seed \(seed)")
        }
    }

    /// A hundredth of the usual one.
    private var budget: Budget { Budget(work: 10_000_000) }

    private func error(_ text: String) -> String? {
        error(Text(text))?.message.string
    }

    private func error(_ text: Text) -> ExpressionError? {
        do throws(ExpressionError) {
            _ = try evaluate(text)
            return nil
        } catch {
            return error
        }
    }
}
