import GtkKit
import Screens

/// The face with hands: seconds around the edge, and a small dial of thirty minutes.
@MainActor
final class Dial {
    let canvas: Canvas
    private let drawing: DialDrawing

    init() {
        let drawing = DialDrawing()
        self.drawing = drawing
        canvas = Canvas(.picture, class: "dial", height: DialDrawing.height, draw: { drawing.draw(with: $0) })
        drawing.canvas = canvas
    }

    /// Shows a time. The hand moves ten times a second, as that of a watch with a spring does.
    func show(_ time: Text) {
        let tenths = DialTime.tenths(of: time)
        if tenths == drawing.tenths { return }
        drawing.tenths = tenths
        canvas.redraw()
    }
}
