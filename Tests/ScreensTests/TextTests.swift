import Screens
import Testing

/// Texts as bytes.
struct TextTests {
    @Test(arguments: [0, 1, -1, 9, 10, -10, 1_234_567_890, Int64.max, Int64.min])
    func decimal(number: Int64) {
        #expect(Text(decimal: number).string == "\(number)")
    }

    @Test(arguments: [
        (0, 2, "00"), (7, 2, "07"), (59, 2, "59"), (100, 2, "100"), (-5, 3, "-005"), (1, 20, "00000000000000000001"),
    ])
    func leadingZeros(number: Int64, digits: Int, text: String) {
        var appended: Text = "0:"
        appended.append(decimal: number, digits: digits)
        #expect(appended.string == "0:" + text)
    }

    @Test(arguments: [("", 0), ("abc", 3), ("√2", 2), ("⌫−×", 3), ("𝟙", 1)])
    func columns(text: String, columns: Int) {
        #expect(Text(text).columns == columns)
    }

    @Test func alignment() {
        let text: Text = "⌫2"
        #expect(text.alignedLeft(in: 5) == "⌫2   ")
        #expect(text.alignedRight(in: 5) == "   ⌫2")
        #expect(text.centred(in: 5) == " ⌫2  ")
        for text in [text.alignedLeft(in: 1), text.alignedRight(in: -3), text.centred(in: 0)] {
            #expect(text == "⌫2", "never cut")
        }
    }

    @Test(
        arguments: [
            ("", 3, [""]), ("abc", 3, ["abc"]), ("abcd", 3, ["abc", "d"]), ("ab cd", 3, ["ab", "cd"]),
            ("abc def", 3, ["abc", "def"]), ("a b c d", 3, ["a b", "c d"]), ("√√√√", 2, ["√√", "√√"]),
            ("abc", 0, ["a", "b", "c"]), (" abc", 2, [" a", "bc"]),
        ])
    func wrapping(text: String, width: Int, pieces: [String]) {
        #expect(Text(text).wrapped(to: width).map { $0.string } == pieces)
    }

    @Test func joining() {
        var text: Text = "1 ÷ "
        text += "3"
        #expect(text + " =" == "1 ÷ 3 =")
        #expect(Text(repeating: "ab", count: 2) == "abab")
        #expect(Text(repeating: "ab", count: -1).isEmpty)
    }

    @Test(arguments: ["", "plain", "⌫ 𝟙 é"])
    func wellFormedTextStays(text: String) {
        #expect(Text(text).wellFormed.string == text)
    }
}
