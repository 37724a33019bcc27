import GtkKit
import Screens

/// The digits of a stopwatch's face.
@MainActor
final class Digits {
    let inscription = Inscription(class: "digits", alignment: 0.5)
    /// Whether they may be as large as the screen allows.
    var isFullScreen = false
    private var room = 0
    private var fitted = ""
    private var scale = Digits.largest

    /// 84 pixels at 96 dots per inch, as a multiple of the window's font.
    private static let largest = 5.73
    /// The size of the fraction of a second, as a part of the size of the digits.
    private static let fractionScale = 0.62
    /// The height of the place, as a multiple of the size of the digits.
    private static let lineHeight = 1.3

    /// Shows a time in a room of this width.
    func show(_ time: Text, in room: Int) {
        inscription.text = time.drawn
        let pattern = TimeCell.widest(time.drawn)
        if pattern != fitted || room != self.room { fit(in: room) }
    }

    /// Chooses the size for a room of this width.
    func fit(in room: Int) {
        self.room = room
        fitted = TimeCell.widest(inscription.text)
        let natural = inscription.width(of: fitted, spans(of: fitted, scale: Self.largest))
        let limit = isFullScreen ? 40 : Self.largest
        let share = isFullScreen ? 0.92 : 1
        scale =
            room > 0 && natural > 0 ? min(limit, Self.largest * Double(room) * share / Double(natural)) : Self.largest
        inscription.setSpans(spans(of: inscription.text, scale: scale))
        inscription.setSize(width: -1, height: Int(scale * inscription.fontSize * Self.lineHeight))
    }

    private func spans(of text: String, scale: Double) -> [TextSpan] {
        let length = text.utf8.count
        let whole = text.utf8.firstIndex(of: UInt8(ascii: ".")).map {
            text.utf8.distance(from: text.startIndex, to: $0)
        }
        let fraction = (whole ?? length)..<length
        return [
            TextSpan(0..<fraction.lowerBound, .scale(scale)),
            TextSpan(fraction, .scale(scale * Self.fractionScale)), TextSpan(fraction, .color("tally_dim")),
        ].filter { !$0.bytes.isEmpty }
    }
}
