import GtkKit
import Screens

/// A number or a time that changes, in a place as wide as its widest digits.
@MainActor
final class TimeCell {
    var canvas: Canvas { digits.canvas }
    private let digits: Digits
    private var measured = (text: "", fontSize: 0.0)

    init(class name: String, alignment: Double) {
        digits = Digits(class: name, alignment: alignment)
    }

    /// Shows a readout.
    func show(_ readout: Readout) {
        canvas.spokenName = readout.name.string
        digits.show(readout.text)
        fit()
    }

    private func fit() {
        let basis = (text: Self.widest(canvas.text), fontSize: canvas.fontSize)
        if basis == measured { return }
        measured = basis
        canvas.setSize(width: canvas.width(of: basis.text, []))
    }

    /// A text with every digit as wide as digits get.
    static func widest(_ text: String) -> String {
        String(decoding: text.utf8.map { $0.isDigit ? UInt8(ascii: "0") : $0 }, as: UTF8.self)
    }
}
