import Screens
import Testing

@testable import GtkRenderer

/// Where digits stand and how large they are.
struct DigitTests {
    /// Half as wide as high; points and colons a quarter.
    private func places(_ text: String) -> DigitPlaces {
        DigitPlaces(text, fractionScale: 0.5) { ("0"..."9").contains($0) ? 0.5 : 0.25 }
    }

    @Test("digits stand in places of one width, whatever they are")
    func fixedPlaces() {
        let left = places("0:11.11").places.map { $0.x }
        #expect(left == [0, 0.5, 0.75, 1.25, 1.75, 1.875, 2.125])
        #expect(places("9:58.04").places.map { $0.x } == left)
        #expect(places("0:11.11").width == 2.375)
    }

    @Test("the fraction begins at the point, or at the comma")
    func fraction() {
        #expect(places("1:02.3").places.map { $0.isFraction } == [false, false, false, false, true, true])
        #expect(places("1:02,3").places.map { $0.isFraction } == [false, false, false, false, true, true])
        #expect(!places("1:02").places.contains { $0.isFraction })
    }

    @Test("the face has 84 pixels in a window of 360 and grows with it")
    func face() {
        #expect(DigitSize.face.pixels(width: 360, height: 200, ems: 3, text: 15) == 84)
        #expect(DigitSize.face.pixels(width: 720, height: 400, ems: 3, text: 15) == 168)
    }

    @Test("no digits are wider than the room or higher than a line of it", arguments: [1.0, 3, 5, 9])
    func fits(ems: Double) {
        for size in [DigitSize.face, .underDial, .filling] {
            for (width, height) in [(300.0, 64.0), (360, 109), (1280, 800), (200, 900)] {
                let pixels = size.pixels(width: width, height: height, ems: ems, text: 15)
                #expect(pixels * ems <= width)
                #expect(pixels * 1.3 <= height)
            }
        }
    }

    @Test("text keeps the size of its style")
    func text() {
        #expect(DigitSize.text.pixels(width: 10, height: 10, ems: 9, text: 15) == 15)
    }

    @Test(
        "the hands read every form of a time",
        arguments: [
            ("0:00.00", 0), ("0:59.99", 599), ("1:24,71", 847), ("2:17:45", 82650), ("1d 04:00:00.5", 1_008_005),
            ("100:00:00.00", 3_600_000),
        ] as [(Text, Int)])
    func hands(time: Text, tenths: Int) {
        #expect(DialTime.tenths(of: time) == tenths)
    }
}
