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
