import GtkKit
import Screens

/// A time that changes in a place as wide as its widest digits.
@MainActor
final class TimeCell {
    let inscription: Inscription
    private var fitted = ""

    init(class name: String, alignment: Float) {
        inscription = Inscription(class: name, alignment: alignment)
    }

    /// Shows a readout.
    func show(_ readout: Readout) {
        inscription.spokenName = readout.name.string
        show(readout.text.drawn)
    }

    /// Shows a text.
    func show(_ text: String) {
        inscription.text = text
        let pattern = Self.widest(text)
        if pattern == fitted { return }
        fitted = pattern
        inscription.setSize(width: inscription.width(of: pattern, []) + 1, height: -1)
    }

    /// A text with every digit as wide as digits get.
    static func widest(_ text: String) -> String {
        String(decoding: text.utf8.map { $0.isDigit ? UInt8(ascii: "0") : $0 }, as: UTF8.self)
    }
}
