import Testing

@testable import GtkKit

/// How a column shares out its height.
@MainActor
struct ColumnTests {
    @Test(
        "the first child grows by half, then the last by a quarter, then the first",
        arguments: [
            (460, [120, 30, 40, 270]), (400, [120, 30, 40, 270]), (480, [140, 30, 40, 270]), (520, [180, 30, 40, 270]),
            (550, [180, 30, 40, 300]), (587, [180, 30, 40, 337]), (687, [280, 30, 40, 337]),
        ] as [(Int32, [Int32])])
    func heights(_ room: Int32, _ heights: [Int32]) {
        #expect(Column.heights(of: [120, 30, 40, 270], in: room) == heights)
    }

    @Test("few children")
    func few() {
        #expect(Column.heights(of: [], in: 100) == [])
        #expect(Column.heights(of: [40], in: 100) == [100])
    }
}
