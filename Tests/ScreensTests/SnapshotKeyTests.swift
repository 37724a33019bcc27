import Screens
import Testing

/// The keys of a script, with their places.
struct SnapshotKeyTests {
    @Test func columnsCountCharacters() {
        let keys = SnapshotKey.keys(of: "  1 ÷\t3\n=  ")
        #expect(keys.map { $0.text.string } == ["1", "÷", "3", "="])
        #expect(keys.map { $0.column } == [3, 5, 7, 9])
        #expect(SnapshotKey.keys(of: " \n ").isEmpty)
    }

    @Test func anErrorInWords() throws {
        let key = try #require(SnapshotKey.keys(of: "1 ÷ foo").last)
        #expect(SnapshotError(key, "this key is not known").message == "column 5, 'foo': this key is not known")
    }

    @Test func aLongScript() {
        let keys = SnapshotKey.keys(of: Text(repeating: "⌫ ", count: 100_000))
        #expect(keys.last == SnapshotKey.keys(of: Text(repeating: " ", count: 199_998) + "⌫").first)
    }
}
