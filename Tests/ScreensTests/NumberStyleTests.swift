import Screens
import Testing

/// Numbers as a reader of a language writes them.
struct NumberStyleTests {
    @Test(
        arguments: [
            ("", ""), ("0", "0"), ("123", "123"), ("1234", "1|234"), ("28730", "28|730"),
            ("9007199254740993", "9|007|199|254|740|993"),
            ("-42", "−42"), ("-1234.5", "−1|234.5"), ("-.5", "−.5"), ("0.333333333333", "0.333|333|333|333"),
            ("0.1428", "0.142|8"), ("0.142", "0.142"), ("12345.6789", "12|345.678|9"), ("4e16", "4e16"),
            ("1.234567e-12345", "1.234|567e−12345"), ("1e+12345", "1e+12345"), ("1.", "1."),
            ("(1485 + 36.25) × 1.2 =", "(1|485 + 36.25) × 1.2 ="), ("221 7/1000", "221 7/1|000"),
            ("6 × -7 =", "6 × −7 ="),
            ("1:24.71", "1:24.71"), ("876000:00:00.00", "876000:00:00.00"), ("1:123456", "1:123456"),
            ("Cannot divide by zero.", "Cannot divide by zero."), ("self-made", "self-made"), ("±", "±"),
            ("2024-02-29", "2024-02-29"), ("-2024-02-29", "−2024-02-29"), ("2024−02−29 + 1000", "2024−02−29 + 1|000"),
            ("2024-W09-4", "2024-W09-4"),
            ("1234-56", "1|234−56"), ("12024-02-29", "12|024−02−29"), ("Lap 10000", "Lap 10|000"),
            ("of 1000.", "of 1|000."),
        ])
    func threes(text: String, styled: String) {
        #expect(NumberStyle().styled(Text(text)).separated(by: "|").string == styled)
    }

    @Test(
        arguments: [
            ("1000000", "10,00,000"), ("123", "123"), ("1234", "1,234"), ("12345", "12,345"),
            ("-123456789.123456", "-12,34,56,789.123,456"),
        ])
    func indian(text: String, styled: String) {
        let style = NumberStyle(minus: "-", grouping: .indian)
        #expect(style.styled(Text(text)).separated(by: ",").string == styled)
    }

    @Test func german() {
        let style = NumberStyle(decimalSign: ",")
        #expect(style.styled("1234567.891").separated(by: ".").string == "1.234.567,891")
        #expect(style.styled("That is 5. Go on.").text == "That is 5. Go on.")
        #expect(style.styled("12.").text == "12,", "a number that is being typed")
    }

    @Test func ungrouped() {
        let styled = NumberStyle(grouping: .none).styled("-1234567.1234")
        #expect(styled.text == "−1234567.1234")
        #expect(styled.gaps.isEmpty)
    }

    /// A caret goes where a pointer was, and stands there: also beside a sign that is drawn longer than it is written.
    @Test(arguments: ["", "7", "-1234.5", "2--3", "-(-4)", "1,5-2", "√(2π)-1"])
    func placesGoThereAndBack(written: Text) {
        let styled = NumberStyle().styled(written)
        let starts = written.utf8.indices.filter { written.utf8[$0] & 0xC0 != 0x80 } + [written.utf8.count]
        #expect(styled.place(of: 0) == 0)
        #expect(styled.place(of: written.utf8.count) == styled.text.utf8.count)
        for start in starts { #expect(styled.offset(at: styled.place(of: start)) == start, "\(start)") }
    }

    @Test(arguments: ["1234567", "-12345.678901", "2*1000+7"])
    func aBeginningStandsAsItDoesInTheWhole(text: String) {
        let styled = NumberStyle().styled(Text(text))
        let whole = styled.separated().string
        var digits = 0
        for place in 0...text.utf8.count {
            let beginning = styled.separated(upTo: styled.place(of: place)).string
            #expect(whole.hasPrefix(beginning) && !beginning.hasSuffix("\u{2009}"))
            let length = beginning.filter { $0 != "\u{2009}" }.count
            #expect(length >= digits)
            digits = length
        }
        #expect(styled.separated(upTo: styled.text.utf8.count).string == whole)
    }

    @Test func gapsAreByteOffsetsOfDigits() {
        let styled = NumberStyle().styled("-1234567")
        #expect(styled.text == "−1234567")
        #expect(styled.gaps == [3, 6], "the true minus takes three bytes")
        #expect(styled.separated() == "−1\u{2009}234\u{2009}567")
    }

    /// Without its gaps, and with its signs put back, a styled number is the number: nothing is lost or added.
    @Test(arguments: 1...50)
    func nothingIsLost(length: Int) {
        for grouping: NumberStyle.Grouping in [.none, .threes, .indian] {
            let digits = (0..<length).map { UInt8($0 * 7 % 10) + 0x30 }
            let number = Text(utf8: digits + [0x2E] + digits)
            let separated = NumberStyle(grouping: grouping).styled(number).separated(by: "|").string
            #expect(separated.filter { $0 != "|" } == number.string)
            #expect(
                !separated.hasPrefix("|") && !separated.hasSuffix("|") && !separated.contains("|.")
                    && !separated.contains(".|"))
        }
    }
}
