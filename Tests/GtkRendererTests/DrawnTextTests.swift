import LoopTesting
import Screens
import Testing

@testable import GtkRenderer

/// Numbers as they are drawn.
@MainActor
struct DrawnTextTests {
    @Test(
        "a number's sign is a true minus; every other hyphen stays",
        arguments: [
            ("-42", "−42"), ("-.5", "−.5"), ("1.234e-12", "1.234e−12"), ("(-2)", "(−2)"), ("5 + -3", "5 + −3"),
            ("-0.14", "−0.14"), ("well-known", "well-known"), ("-", "-"), ("a -", "a -"), ("", ""),
            ("1:24.71", "1:24.71"), ("√(-9) =", "√(−9) ="), ("1234567", "1234567"),
        ])
    func minus(_ text: String, _ drawn: String) {
        #expect(Text(text).drawn == drawn)
    }

    @Test(
        "gaps part groups of three, as the style of numbers wants them",
        arguments: [
            ("0", "0"), ("123", "123"), ("1234", "1 234"), ("1234567.5", "1 234 567.5"), ("0.12345", "0.123 45"),
            ("0.142857142857", "0.142 857 142 857"), ("-28730.25", "−28 730.25"), ("4e16", "4e16"),
            ("(148.5 + 36250) ×", "(148.5 + 36 250) ×"), ("221 7/10", "221 7/10"), ("61440 4096", "61 440 4 096"),
            ("12345.", "12 345."), ("10:24.71", "10:24.71"), ("", ""), ("1 ÷ 998001", "1 ÷ 998 001"),
            ("1 ÷ 9980012", "1 ÷ 9 980 012"), ("-1234567", "−1 234 567"), ("√(-1234567) =", "√(−1 234 567) ="),
            ("1/998001", "1/998 001"), ("12345 × -12345", "12 345 × −12 345"),
        ])
    func groups(_ text: String, _ grouped: String) {
        #expect(layOut(Text(text).styled) == grouped)
    }

    @Test("any number looks as if a space stood in every gap, and ends where it would without")
    func anyNumber() {
        for whole in 1...40 {
            for fraction in 0...20 {
                let point = fraction == 0 ? "" : "."
                let number = String(repeating: "7", count: whole) + point + String(repeating: "3", count: fraction)
                let styled = Text(number).styled
                #expect(layOut(styled) == styled.separated(by: " ").string)
                let last = styled.text.utf8.count - 1
                #expect(!Grouping.spacings(of: styled).contains { $0.letter.contains(last) })
            }
        }
    }

    @Test("the gap grows with the letters")
    func spans() {
        for size in [13.0, 58.0] {
            let spacings = Grouping.spans(of: Text("1234").styled, size: size).map { $0.style }
            #expect(spacings.contains(.letterSpacing(Int((2 * Grouping.gap * size * 1024).rounded()))))
        }
    }

    /// The text with a space wherever Pango would draw a whole gap: the mean of the spacings of the letters around it.
    /// There is a whole gap or none between letters; a space has the room on both its sides.
    private func layOut(_ styled: StyledText) -> String {
        let letters = Array(styled.text.string.unicodeScalars)
        var starts = [0]
        for letter in letters { starts.append(starts[starts.count - 1] + UTF8.width(letter)) }
        var spacing = [Int](repeating: 0, count: letters.count + 1)
        for (letter, gaps) in Grouping.spacings(of: styled) {
            let index = starts.firstIndex(of: letter.lowerBound)
            #expect(index.map { starts[$0 + 1] } == letter.upperBound)
            if let index { spacing[index] = gaps }
        }
        var drawn = ""
        for (index, letter) in letters.enumerated() {
            drawn.unicodeScalars.append(letter)
            if letter == " " {
                #expect(spacing[index - 1] + 2 * spacing[index] + spacing[index + 1] == 0)
            } else if letters.dropFirst(index + 1).first != " " {
                let sum = spacing[index] + spacing[index + 1]
                #expect(sum == 0 || sum == 2)
                if sum == 2 { drawn.append(" ") }
            }
        }
        return drawn
    }
}
