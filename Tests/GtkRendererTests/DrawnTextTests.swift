import LoopTesting
import Screens
import Testing

@testable import GtkRenderer

/// Numbers as they are drawn.
struct DrawnTextTests {
    @Test(
        "a number's sign is a true minus; every other hyphen stays",
        arguments: [
            ("-42", "−42"), ("-.5", "−.5"), ("1.234e-12", "1.234e−12"), ("(-2)", "(−2)"), ("5 + -3", "5 + −3"),
            ("-0.14", "−0.14"), ("well-known", "well-known"), ("2026-11-30", "2026-11-30"), ("-", "-"), ("a -", "a -"),
            ("", ""), ("1:24.71", "1:24.71"), ("√(-9) =", "√(−9) ="),
        ])
    func minus(_ text: String, _ drawn: String) {
        #expect(Text(text).drawn == drawn)
    }

    @Test(
        "digits stand in groups of three from the point, in both directions",
        arguments: [
            ("0", "0"), ("123", "123"), ("1234", "1 234"), ("12345", "12 345"), ("123456", "123 456"),
            ("1234567.5", "1 234 567.5"), ("0.1234", "0.1234"), ("0.12345", "0.123 45"),
            ("0.142857142857", "0.142 857 142 857"), ("−28730.25", "−28 730.25"), ("4e16", "4e16"),
            ("1e12345", "1e12345"), ("(148.5 + 36250) ×", "(148.5 + 36 250) ×"), ("221 7/10", "221 7/10"),
            ("61440 4096", "61 440 4 096"), ("abc1234", "abc1234"), ("5.", "5."),
            ("12345.", "12 345."), ("", ""),
        ])
    func groups(_ text: String, _ grouped: String) {
        #expect(layOut(text) == grouped)
    }

    @Test("any number looks as if a space stood after every third digit, and ends where it would without")
    func anyNumber() {
        for length in 1...40 {
            for fraction in 0...20 {
                let digits = String(repeating: "7", count: length)
                let text = fraction == 0 ? digits : digits + "." + String(repeating: "3", count: fraction)
                #expect(layOut(text) == grouped(length, fraction))
                #expect(!Grouping.spacings(in: Array(text.utf8)).contains { $0.offset == text.utf8.count - 1 })
            }
        }
    }

    @Test("the gap grows with the letters")
    func spans() {
        let spans = Grouping.spans(in: "1234", size: 50)
        #expect(
            spans.map { $0.bytes } == [0..<1, 1..<2, 2..<3].filter { range in spans.contains { $0.bytes == range } })
        #expect(spans.first?.style == .letterSpacing(Int((2 * Grouping.gap * 50 * 1024).rounded())))
    }

    /// The text with a space wherever Pango would draw a whole gap: the mean of the spacings of the letters around it.
    private func layOut(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var spacing = [Int](repeating: 0, count: bytes.count)
        for (offset, gaps) in Grouping.spacings(in: bytes) { spacing[offset] = gaps }
        var drawn: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            drawn.append(byte)
            guard index + 1 < bytes.count, bytes[index].isDigit, bytes[index + 1].isDigit else { continue }
            let sum = spacing[index] + spacing[index + 1]
            #expect(sum == 0 || sum == 2)
            if sum == 2 { drawn.append(UInt8(ascii: " ")) }
        }
        return String(decoding: drawn, as: UTF8.self)
    }

    /// What the number of so many sevens and threes should look like.
    private func grouped(_ whole: Int, _ fraction: Int) -> String {
        var text = ""
        for left in stride(from: whole, to: 0, by: -1) {
            text += "7"
            if whole >= 4 && left > 1 && left % 3 == 1 { text += " " }
        }
        if fraction > 0 { text += "." }
        for place in 1..<fraction + 1 {
            text += "3"
            if fraction >= 5 && place < fraction && place % 3 == 0 { text += " " }
        }
        return text
    }
}
