import Foundation
import Screens
import Testing

/// A screen as JSON, read back by Foundation's reader, which is not ours.
struct JSONTests {
    func object(_ screen: Screen) throws -> NSDictionary {
        let data = Data(screen.json().utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? NSDictionary)
    }

    @Test func sampleText() {
        #expect(
            sample.json().string == """
                {"app":"sample","mode":"plain","exact":true,"result":"0.333333333333",\
                "rows":[{"number":3,"time":"0:01","best":false,"worst":false,"open":true},\
                {"number":2,"time":"0:02","best":true,"worst":false,"open":false},\
                {"number":1,"time":"10:03","best":false,"worst":true,"open":false}],\
                "controls":[{"id":"a","label":"a","spoken":"a","enabled":true,"key":"a"},\
                {"id":"b","label":"b","spoken":"b","enabled":true,"key":"b"},\
                {"id":"⌫","label":"⌫","spoken":"⌫","enabled":true,"key":"⌫"},\
                {"id":"c","label":"c","spoken":"c","enabled":true,"key":"c"},\
                {"id":"d","label":"d","spoken":"d","enabled":true,"key":"d"},\
                {"id":"undo","label":"Undo","spoken":"undo","enabled":false,"key":"Ctrl+Z"}]}

                """)
    }

    @Test func foundationReadsIt() throws {
        let object = try object(sample)
        #expect(object["exact"] as? Bool == true)
        #expect((object["rows"] as? [NSDictionary])?.map { $0["number"] as? Int } == [3, 2, 1])
        #expect((object["controls"] as? [NSDictionary])?.count == 6)
    }

    @Test func anUnrankedTableHasItsColumnsOnly() throws {
        var screen = sample
        screen.table?.isRanked = false
        let rows = try object(screen)["rows"] as? [NSDictionary]
        #expect(rows?.first?.allKeys.count == 2)
    }

    @Test(arguments: [
        "\"", "\\", "\"\\\"", "\u{0}\u{1}\u{1F}\u{7F}", "\n\r\t\u{8}", "é⌫𝟙\u{301}", "</script>", "\u{2028}",
    ])
    func anyTextComesBack(text: String) throws {
        #expect(try object(screen(showing: Text(text)))["result"] as? String == text)
    }

    @Test(
        arguments: [
            [0xFF], [0xC0, 0x80], [0xE2, 0x8C], [0xED, 0xA0, 0x80], [0x31, 0x80, 0x32], [0xF4, 0x90, 0x80, 0x80],
        ]
            as [[UInt8]])
    func bytesThatAreNotUTF8(bytes: [UInt8]) throws {
        let repaired = String(decoding: bytes, as: UTF8.self)
        #expect(repaired.contains("\u{FFFD}"))
        #expect(try object(screen(showing: Text(utf8: bytes)))["result"] as? String == repaired)
    }
}
