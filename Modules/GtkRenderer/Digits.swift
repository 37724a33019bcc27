import GtkKit
import Screens

/// A time in digits that change all the time, some thirty times a second. Each stands in a place of its own; what it looks
/// like is drawn once, and a change redraws the places of those that differ alone.
@MainActor
final class Digits {
    let canvas: Canvas
    private let drawing: DigitDrawing

    /// Digits in a class of the style sheet; `alignment` is 0 at the left, 1 at the right. The fraction of a second is
    /// smaller and dim only where `dimsFraction` says so.
    init(
        _ kind: Canvas.Kind = .text, class name: String, size: DigitSize = .text, alignment: Double,
        dimsFraction: Bool = false
    ) {
        let drawing = DigitDrawing(size: size, alignment: alignment, fractionScale: dimsFraction ? 0.62 : 1)
        self.drawing = drawing
        canvas = Canvas(kind, class: name, height: { drawing.height(width: $0) }, draw: { drawing.draw(with: $0) })
        drawing.canvas = canvas
    }

    /// How large they are.
    var size: DigitSize {
        get { drawing.size }
        set {
            if newValue == size { return }
            drawing.size = newValue
            canvas.remeasure()
        }
    }

    /// Shows a text.
    func show(_ text: Text) {
        canvas.text = text.drawn
    }
}
