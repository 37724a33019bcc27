import GtkKit
import Screens

/// A number or a time that changes, in a place as wide as its widest digits.
@MainActor
final class TimeCell {
    let inscription: Inscription
    private var measured = (text: "", fontSize: 0.0)

    init(class name: String, alignment: Float) {
        inscription = Inscription(class: name, alignment: alignment)
    }

    /// Shows a readout.
    func show(_ readout: Readout) {
        inscription.spokenName = readout.name.string
        show(readout.text)
    }

    /// Shows a text.
    func show(_ text: Text) {
        inscription.text = text.drawn
        fit()
    }

    private func fit() {
        let basis = (text: Self.widest(inscription.text), fontSize: inscription.fontSize)
        if basis == measured { return }
        measured = basis
        inscription.setSize(width: inscription.width(of: basis.text, []))
    }

    /// A text with every digit as wide as digits get.
    static func widest(_ text: String) -> String {
        String(decoding: text.utf8.map { $0.isDigit ? UInt8(ascii: "0") : $0 }, as: UTF8.self)
    }
}
