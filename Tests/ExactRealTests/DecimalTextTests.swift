import ExactReal
import Testing

@Suite struct DecimalTextTests {
    @Test(arguments: [
        ("-12.5e-3", "-1/80"), (".5", "1/2"), ("5.", "5"), ("1E+16", "10000000000000000"), ("1e-3", "1/1000"),
        ("+0.10", "1/10"), ("-0", "0"), ("-0.000e5", "0"), ("0e999999999999999999999", "0"), ("00012", "12"),
        ("5.7E-6", "57/10000000"), ("1.00000000000000000000", "1"), ("12e6", "12000000"),
    ])
    func textOfNumbers(text: String, value: String) {
        #expect(Rational(decimal: Array(text.utf8))?.description == value)
    }

    @Test(arguments: [
        "", ".", "-", "e5", "1e", "1e+", "1e5.5", "1.2.3", "1,5", " 1", "1 ", "--1", "1-", "0x10", "inf", "nan", "１",
        "1e999999999", "1e-999999999", "1e99999999999999999999999999", "-1e-99999999999999999999999999",
    ])
    func textThatIsRefused(text: String) {
        #expect(Rational(decimal: Array(text.utf8)) == nil)
    }

    @Test func longText() {
        let nines = Array(repeating: UInt8(ascii: "9"), count: 20_000)
        let value = Rational(decimal: nines + [UInt8(ascii: ".")] + nines)
        let tenToThe40000 = Integer.powerOfTen(40_000) ?? 0
        #expect(value.map { $0 * Rational(Integer.powerOfTen(20_000) ?? 0) } == Rational(tenToThe40000 - 1))
    }

    @Test(arguments: [
        ("1/3", "0.333333333333"), ("2/3", "0.666666666667"), ("1/8", "0.125"), ("0", "0"), ("-1/8", "-0.125"),
        ("1/1000000000", "0.000000001"), ("1/10000000000", "1e-10"), ("-617/500000000000000", "-1.234e-12"),
        ("1234567890123456", "1234567890123456"), ("9999999999999999", "9999999999999999"),
        ("10000000000000000", "1e16"), ("9007199254740993", "9007199254740993"),
        ("1267650600228229401496703205376", "1.26765060023e30"), ("562949953421312/5", "112589990684262"),
        ("99999999999999999/10", "1e16"), ("99999999999995/100000000000000", "1"), ("1/7", "0.142857142857"),
        ("1000000", "1000000"), ("100", "100"), ("1/100000000000000000000", "1e-20"),
    ])
    func twelveDigits(value: String, text: String) {
        #expect(Rational(value)?.decimal(significantDigits: 12).description == text)
    }

    @Test func moreDigitsMakeRoomForWholeNumbers() {
        let power = Rational(2).power(100)
        #expect(power?.decimal(significantDigits: 31).description == "1267650600228229401496703205376")
        #expect(power?.decimal(significantDigits: 30).description == "1.26765060022822940149670320538e30")
        #expect(power?.decimal(significantDigits: 30).isExact == false)
    }

    @Test func theNumberOfDigitsHasLimits() {
        let third = Rational(1).divided(by: 3)
        #expect(third?.decimal(significantDigits: 0).description == "0.3")
        #expect(third?.decimal(significantDigits: -5).description == "0.3")
        #expect(Rational(5).decimal(significantDigits: .max).precision == Decimal.maximumDigitCount)
    }

    @Test(arguments: [
        ("2217/10", "221 7/10"), ("1/3", "1/3"), ("-7/3", "-2 1/3"), ("-1/3", "-1/3"), ("-42", "-42"), ("0", "0"),
    ])
    func mixedFractions(value: String, text: String) {
        #expect(Rational(value).map { String(decoding: $0.mixedText, as: UTF8.self) } == text)
    }
}
