import GtkKit
import Screens

/// The digits of a stopwatch's face.
@MainActor
final class Digits {
    let inscription = Inscription(class: "digits", alignment: 0.5)
    /// Whether they may be as large as the screen allows.
    var isFullScreen = false

    private var basis: Basis?

    /// All that the size depends on. What does not change it is not measured again, some thirty times a second.
    private struct Basis: Equatable {
        var widest: String
        var room: Int
        var fontSize: Double
        var dim: Color
        var isFullScreen: Bool
    }

    /// 84 pixels at 96 dots per inch, as a multiple of the window's font.
    private static let largest = 5.73
    /// The part of the screen's width that they take.
    private static let share = 0.92
    /// The size of the fraction of a second, as a part of the size of the digits.
    private static let fractionScale = 0.62
    /// The height of the place, as a multiple of the size of the digits.
    private static let lineHeight = 1.3

    /// Shows a time in a room of this width.
    func show(_ time: Text, in room: Int) {
        inscription.text = time.drawn
        fit(in: room)
    }

    /// Chooses the size for a room of this width, by the widest digits, so that it stays while they change.
    func fit(in room: Int) {
        let basis = Basis(
            widest: TimeCell.widest(inscription.text), room: room, fontSize: inscription.fontSize,
            dim: inscription.color(named: "tally_dim"), isFullScreen: isFullScreen)
        if basis == self.basis { return }
        self.basis = basis
        let natural = inscription.width(of: basis.widest, spans(basis, scale: Self.largest))
        let scale = scale(in: room, natural: natural)
        inscription.setSpans(spans(basis, scale: scale))
        inscription.setSize(height: Int(scale * basis.fontSize * Self.lineHeight))
    }

    private func scale(in room: Int, natural: Int) -> Double {
        guard room > 0, natural > 0 else { return Self.largest }
        let filling = Self.largest * Double(room) / Double(natural)
        return isFullScreen ? filling * Self.share : min(filling, Self.largest)
    }

    private func spans(_ basis: Basis, scale: Double) -> [TextSpan] {
        let bytes = Array(basis.widest.utf8)
        let point = bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.count
        let fraction = point..<bytes.count
        return [
            TextSpan(0..<point, .scale(scale)), TextSpan(fraction, .scale(scale * Self.fractionScale)),
            TextSpan(fraction, .color(basis.dim)),
        ].filter { !$0.bytes.isEmpty }
    }
}
