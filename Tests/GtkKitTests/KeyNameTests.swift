import GtkKit
import LoopTesting
import Testing

/// Key values and names by `Tests/Cases/key-names.tsv`; the values are those of X.Org's `keysymdef.h`.
struct KeyNameTests {
    @Test(arguments: cases(in: "key-names.tsv"))
    func name(_ row: [String: String]) throws {
        let keyval = try #require(UInt32(row["keyval"] ?? "", radix: 16))
        let name = row["name"] ?? ""
        #expect(KeyName.of(keyval) == (name.isEmpty ? nil : name))
    }

    @Test(arguments: [
        ("Ctrl+Z", "<Control>z"), ("Ctrl+Shift+Z", "<Control><Shift>z"), ("Alt+F4", "<Alt>F4"), ("7", nil),
        ("Enter", nil), ("Ctrl++", "<Control>plus"),
    ])
    func accelerator(_ name: String, _ expected: String?) {
        #expect(KeyName.accelerator(name) == expected)
    }
}
