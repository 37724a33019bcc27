import CalcCore
import Screens
import Testing

/// The syntax of scripts, and the two formats.
struct SnapshotTests {
    @Test(
        arguments: [
            ("12+3=", 1), ("7 foo", 3), ("7 × 6 = sin", 9), ("1e5", 1), ("0.5.x", 1), ("ac", 1), ("M*", 1), ("(", 1),
            ("typ:1", 1), ("7\tNEG", 3), ("type:1(2", 1), ("\u{0}", 1),
        ])
    func unknownKey(keys: String, column: Int) {
        let error = #expect(throws: SnapshotError.self) { try calculatorSnapshot(keys: Text(keys), format: .text) }
        #expect(error?.key.column == column)
        #expect(error?.reason == "this key is not known")
    }

    @Test(
        arguments: [
            ("1.25 + 2.75 =", "4"), ("7 × 6 =", "42"), ("7 * 6 =", "42"), ("8 ÷ 2 − 1 =", "3"), ("1,5 + 0 =", "1.5"),
            ("type:7*6=", "42"), ("type:100+20%=", "120"), ("type:.5+,5=", "1"), ("type:5n", "-5"), ("type:９×８＝", "72"),
            ("type:9s", "3"), ("type:", "0"), ("", "0"), ("\n\t 7 \n", "7"), ("9 √", "3"), ("9 ± ±", "9"),
            ("3 x² =", "9"),
            ("4 1/x", "0.25"), ("12 ⌫", "1"), ("5 M+ M− MR", "0"), ("paste:12 + 1 =", "13"), ("paste:", "0"),
        ])
    func spelling(keys: String, result: String) throws {
        #expect(try screen(after: keys).text(of: "result") == result)
    }

    @Test func bytesThatAreNotUTF8() {
        let script = Text(utf8: [0xFF, 0xC0, 0x80])
        #expect(throws: SnapshotError.self) { try calculatorSnapshot(keys: script, format: .json) }
    }

    @Test func formats() throws {
        let json = try calculatorSnapshot(keys: "1 / 3 =", format: .json).string
        #expect(
            json.hasPrefix(#"{"app":"calculator","mode":"basic","exact":false,"status":"","memory":"","angle":"deg","#))
        #expect(json.contains(#""line":"1 ÷ 3 =","result":"0.333333333333","detail":"1/3""#))
        #expect(json.contains(#""history":[{"expression":"1 ÷ 3","result":"0.333333333333"}]"#))
        #expect(json.contains(#"{"id":"divide","label":"÷","spoken":"divide","enabled":true,"key":"/"}"#))
        let text = try calculatorSnapshot(keys: "1 / 3 =", format: .text).string
        #expect(text.contains("≈") && text.contains("0.333333333333 │\n"))
    }
}
