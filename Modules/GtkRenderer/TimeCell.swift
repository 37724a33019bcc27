import GtkKit
import Screens

/// A time that changes in a place as wide as its widest digits.
@MainActor
final class TimeCell {
    let inscription: Inscription

    init(class name: String, alignment: Float) {
        inscription = Inscription(class: name, alignment: alignment)
    }

    /// Shows a readout.
    func show(_ readout: Readout) {
        inscription.spokenName = readout.name.string
        inscription.text = readout.text.drawn
        inscription.setSize(width: inscription.width(of: Self.widest(inscription.text), []))
    }

    /// A text with every digit as wide as digits get.
    static func widest(_ text: String) -> String {
        String(decoding: text.utf8.map { $0.isDigit ? UInt8(ascii: "0") : $0 }, as: UTF8.self)
    }
}
