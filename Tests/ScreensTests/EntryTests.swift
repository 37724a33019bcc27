import Screens
import Testing

/// What the user is asked for, a selected row, and text that a terminal would obey.
struct EntryTests {
    private let table = Table(
        id: "t", name: "T", columns: [Table.Column(id: "a", title: "A"), Table.Column(id: "b", title: "B")],
        rows: [Table.Row(cells: ["1", "x"]), Table.Row(cells: ["2", "y"], tag: .best)], selection: 1)

    private var screen: Screen {
        Screen(
            app: "test", title: "Test",
            display: [Line(trailing: Readout(id: "result", name: "Result", text: "0"))],
            entry: Entry(id: "name", name: "Name", text: "An\u{1B}na"), table: table, alert: "Now")
    }

    @Test func drawn() {
        let lines = screen.drawing().string.split(separator: "\n")
        #expect(lines[3].hasPrefix("│ Name: An\\x1Bna▏  "))
        #expect(lines[6].hasPrefix("│ 1 "))
        #expect(lines[7].hasPrefix("│ ▸ 2 best "))
    }

    @Test func inJSON() {
        let json = screen.json().string
        #expect(json.contains(#""entry":{"id":"name","name":"Name","text":"An\u001bna"},"alert":"Now""#))
        #expect(json.contains(#"{"a":"1","b":"x"},{"a":"2","b":"y","selected":true}"#))
        var quiet = screen
        (quiet.entry, quiet.alert) = (nil, "")
        quiet.table?.selection = nil
        for word in ["entry", "alert", "selected"] { #expect(!quiet.json().string.contains(word)) }
    }

    @Test func aLongEntryIsWrapped() {
        var long = screen
        long.entry?.text = Text(repeating: "abc ", count: 60)
        #expect(long.drawing().string.split(separator: "\n").allSatisfy { $0.unicodeScalars.count <= 80 })
    }

    @Test(
        arguments: [
            ("plain Änne 🏁", "plain Änne 🏁"), ("", ""), ("a\u{1B}[31m", "a\\x1B[31m"),
            ("\n\t\u{7F}\u{0}", "\\x0A\\x09\\x7F\\x00"),
            ("\u{9B}2J\u{80}\u{A0}", "\\x9B2J\\x80\u{A0}"), ("\u{85}", "\\x85"), ("é\u{C2}", "é\u{C2}"),
        ] as [(Text, Text)])
    func printable(text: Text, shown: Text) {
        #expect(text.printable == shown)
        #expect(text.printable.printable == shown)
    }

    @Test func whatIsNotUTF8IsReplaced() {
        #expect(Text(utf8: [0x61, 0xC2]).printable == "a\u{FFFD}")
        #expect(Text(utf8: [0xFF, 0x1B]).printable == "\u{FFFD}\\x1B")
    }
}
