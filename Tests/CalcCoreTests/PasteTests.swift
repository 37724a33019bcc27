import CalcCore
import LoopTesting
import Screens
import Testing

struct PasteTests {
    @Test(arguments: cases(in: "calculator-paste.tsv"))
    func paste(_ row: [String: String]) throws {
        let before = try calculator(after: Text(row["before"] ?? ""))
        let after = reduce(before, .paste(Text(unescaped(row["text"] ?? ""))))
        #expect(screen(of: after).text(of: "result") == row["result"])
        #expect(screen(of: after).fact("status") == row["status"])
    }

    @Test("a refused paste changes nothing, and the words go with the next key")
    func refused() throws {
        let before = try calculator(after: "5 + 7")
        var after = reduce(before, .paste("nonsense"))
        #expect(screen(of: after).text(of: "detail") == screen(of: after).fact("status"))
        #expect(after.desk == before.desk)
        reduce(&after, .addDigit(.one))
        #expect(after == reduce(before, .addDigit(.one)))
    }

    @Test("what is pasted can be edited and undone")
    func edited() throws {
        #expect(try screen(after: "paste:1,234 back 5").text(of: "result") == "1235")
        #expect(try screen(after: "paste:-12 neg 5").text(of: "result") == "125")
        #expect(try screen(after: "7 paste:12 undo").text(of: "result") == "7")
        #expect(try screen(after: "paste:1e5 7").text(of: "result") == "7")
    }

    @Test func aPastedExpressionIsShownInTheLine() throws {
        let screen = try screen(after: "paste:2+3 * 4 =")
        #expect(screen.text(of: "line") == "(2 + 3) × 4 =")
        #expect(screen.text(of: "result") == "20")
    }

    @Test(
        "CB-04: what is shown, pasted back, is the same number",
        arguments: ["568 * 568 * 568 =", "0.1 + 0.2 =", "5 neg"])
    func copiedAndPastedBack(keys: String) throws {
        let shown = try #require(try screen(after: keys).text(of: "result"))
        #expect(try screen(after: "AC paste:\(shown)").text(of: "result") == shown)
    }

    /// A script, the text pasted after its result was copied, a script that follows, and its result.
    @Test(
        "what was copied is pasted as the number it was",
        arguments: [
            ("1 / 3 =", "0.333333333333", "* 3 =", "1"), ("1 / 3 =", "0.333333333333 ", "* 3 =", "0.999999999999"),
            ("2 / 3 = neg", "-0.666666666667", "* 3 =", "-2"), ("1 / 3 = +", "0.333333333333", "* 3 =", "1"),
            ("1 / 4 =", "0.25", "5", "0.255"), ("12.5", "12.5", "5", "12.55"), ("8 + 5", "5", "5", "55"),
            ("2 sqrt", "1.41421356237", "sq", "2"), ("2 sqrt + 50 %", "0.707106781187", "* 2 sqrt =", "1"),
        ])
    func copied(before: String, pasted: Text, after: String, result: String) throws {
        var calculator = try calculator(after: Text(before))
        try copy(&calculator)
        reduce(&calculator, .clear)
        reduce(&calculator, .paste(pasted))
        #expect(try shown(by: &calculator, after: Text(after)) == result)
    }

    @Test("the last copy counts, and undo does not take it back")
    func lastCopy() throws {
        var calculator = try calculator(after: "1 / 3 =")
        try copy(&calculator)
        for command in [Command.undo, .clear, .paste("0.333333333333")] { reduce(&calculator, command) }
        #expect(try shown(by: &calculator, after: "* 3 =") == "1")
        try copy(&calculator)
        reduce(&calculator, .paste("0.333333333333"))
        #expect(try shown(by: &calculator, after: "* 3 =") == "0.999999999999")
    }

    @Test func theWordsOfAnErrorAreNoNumber() throws {
        var calculator = try calculator(after: "1 / 0 =")
        try copy(&calculator)
        reduce(&calculator, .paste("Cannot divide by zero"))
        #expect(screen(of: calculator).text(of: "result") == "Cannot divide by zero")
    }

    /// Copies what is shown.
    private func copy(_ calculator: inout Calculator) throws {
        reduce(&calculator, .copy(Text(try #require(screen(of: calculator).text(of: "result")))))
    }

    private func shown(by calculator: inout Calculator, after keys: Text) throws -> String? {
        for command in try SnapshotKey.keys(of: keys).flatMap({ try commands(of: $0) }) { reduce(&calculator, command) }
        return screen(of: calculator).text(of: "result")
    }

    @Test func bytesThatAreNotUTF8() {
        let after = reduce(Calculator(), .paste(Text(utf8: [0xFF, 0xC0, 0x31])))
        #expect(screen(of: after).text(of: "result") == "0")
        #expect(screen(of: after).fact("status") == "This is not valid text (UTF-8)")
    }

    /// The text with the characters that a table cannot hold: `\n`, `\t`, `\r` and `\u{A0}`.
    private func unescaped(_ text: String) -> String {
        let pieces = text.split(separator: "\\", omittingEmptySubsequences: false)
        return pieces.dropFirst().reduce(String(pieces[0])) { result, piece in
            switch piece.first {
            case "n": result + "\n" + piece.dropFirst()
            case "t": result + "\t" + piece.dropFirst()
            case "r": result + "\r" + piece.dropFirst()
            default: result + scalar(piece.dropFirst(2).prefix { $0 != "}" }) + piece.drop { $0 != "}" }.dropFirst()
            }
        }
    }

    private func scalar(_ hexadecimal: Substring) -> String {
        UInt32(hexadecimal, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
}
