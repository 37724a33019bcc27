import Testing

@testable import GtkRenderer

/// The size of the answer.
struct FontStepsTests {
    @Test(
        "the first of the sizes that fits, and the smallest where none does",
        arguments: [(1000, 3.95), (395, 3.95), (394, 3), (300, 3), (299, 2.45), (205, 2.05), (177, 1.77), (10, 1.77)])
    func firstThatFits(_ room: Int, _ scale: Double) {
        #expect(FontSteps.answer.scale(in: room) { Int($0 * 100) } == scale)
    }

    @Test("the sizes are those of the design, at 96 dots per inch where the font has 14.67 pixels")
    func pixels() {
        #expect(FontSteps.answer.scales.map { Int(($0 * 44 / 3).rounded()) } == [58, 44, 36, 30, 26])
        #expect(FontSteps.error.scales.map { Int(($0 * 44 / 3).rounded()) } == [24, 18])
    }

    @Test("no more is measured than is needed")
    func measuring() {
        var measured: [Double] = []
        _ = FontSteps.answer.scale(in: 320) { scale in
            measured.append(scale)
            return Int(scale * 100)
        }
        #expect(measured == [3.95, 3])
    }
}
