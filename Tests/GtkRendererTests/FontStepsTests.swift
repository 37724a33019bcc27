import Testing

@testable import GtkRenderer

/// The size of the answer.
struct FontStepsTests {
    @Test(
        "the first of the sizes that fits, and the smallest where none does",
        arguments: [
            (1000, 3.95), (395, 3.95), (394, 3), (300, 3), (299, 2.45), (205, 2.05), (177, 1.77), (176, 1.5),
            (102, 1.02), (101, 0.82), (10, 0.82),
        ])
    func firstThatFits(_ room: Int, _ scale: Double) {
        #expect(FontSteps.answer.scale(in: room) { Int($0 * 100) } == scale)
    }

    @Test("the sizes are those of the design, at 96 dots per inch where the font has 14.67 pixels")
    func pixels() {
        #expect(FontSteps.answer.scales.map { Int(($0 * 44 / 3).rounded()) } == [58, 44, 36, 30, 26, 22, 18, 15, 12])
        #expect(FontSteps.error.scales.map { Int(($0 * 44 / 3).rounded()) } == [24, 18])
    }

    /// Digits of the widest usual font, DejaVu Sans, have 0.64 of its size.
    @Test(
        "twelve digits with sign, point and three gaps fit beside the mark, at 96, 144 and 192 dots per inch",
        arguments: [(14.67, 256), (22, 283), (29.33, 268)])
    func twelveDigits(_ fontSize: Double, _ room: Int) {
        let width = { (scale: Double) in Int((12 * 0.64 + 0.84 + 0.32 + 3 * Grouping.gap) * scale * fontSize) }
        #expect(width(FontSteps.answer.scale(in: room, width: width)) <= room)
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
