import Glibc
import GtkKit

/// Draws the dial: its ground once, as an image; the hands above it anew whenever they move.
@MainActor
final class DialDrawing {
    weak var canvas: Canvas?
    /// The time that the hands show, in tenths of a second.
    var tenths = 0
    private var style: Style?
    private var ground: Picture?
    private var hub: Picture?

    /// All that the ground depends on.
    private struct Style: Equatable {
        var side: Double
        var density: Int
        var fontSize: Double
        var colors: [Color]
    }

    /// The diameter in a window of 360 pixels, and as a part of the window's width.
    private static let (usual, part) = (292.0, 292.0 / 360)
    /// The centre of the small dial under that of the large one, and its radius, as parts of the radius.
    private static let small = (distance: 0.34, radius: 0.22)
    private static let colors = ["tally_key", "tally_edge", "tally_fg", "tally_dim", "tally_link"]

    static func height(width: Int) -> Canvas.Extent {
        Canvas.Extent(least: 120, natural: max(120, Int(Double(width > 0 ? width : 360) * part)))
    }

    func draw(with painter: Painter) {
        guard let canvas else { return }
        let side = max(1, min(painter.width * Self.part, painter.height).rounded(.down))
        let colors = Self.colors.map { canvas.color(named: $0) }
        make(Style(side: side, density: canvas.density, fontSize: canvas.fontSize, colors: colors), on: canvas)
        let left = ((painter.width - side) / 2).rounded()
        let top = ((painter.height - side) / 2).rounded()
        if let ground { painter.draw(ground, x: left, y: top) }
        drawHands(with: painter, radius: side / 2, x: left + side / 2, y: top + side / 2, colors)
        let middle = side / 2 * (1 - Self.hub / 2)
        if let hub { painter.draw(hub, x: left + middle, y: top + middle) }
    }

    private func drawHands(with painter: Painter, radius: Double, x: Double, y: Double, _ colors: [Color]) {
        let width = max(2, radius / 50)
        let minute = Rectangle(x: -width / 3, y: -radius * 0.15, width: width / 1.5, height: radius * 0.18)
        let turned = Double(tenths % 18_000) / 50
        painter.fill(minute, colors[2], around: x, y + radius * Self.small.distance, turned: turned)
        // In pieces: what is drawn anew is the box around each, and those of a slanted line are small in pieces.
        let (from, to, pieces) = (-radius * 0.2, radius * 0.93, 6)
        let length = (to - from) / Double(pieces)
        for piece in 0..<pieces {
            let rectangle = Rectangle(
                x: -width / 2, y: -from - length * Double(piece + 1), width: width, height: length + 0.5)
            painter.fill(rectangle, colors[4], around: x, y, turned: Double(tenths % 600) * 0.6)
        }
    }
}

extension DialDrawing {
    /// The side of the square on which the hub is drawn, as a part of the radius.
    private static let hub = 0.1

    private func make(_ style: Style, on canvas: Canvas) {
        if style == self.style { return }
        self.style = style
        let side = style.side
        let drawn = Picture { painter in
            for (shape, color) in Self.shapes { painter.draw(shape, style.colors[color], side: side) }
            for number in stride(from: 5, through: 60, by: 5) { draw(number, on: canvas, with: painter, style) }
        }
        ground = Picture(flattening: drawn, width: Int(side), height: Int(side), density: style.density)
        hub = Picture { painter in
            painter.draw(Self.disc(7), style.colors[4], side: side / 2 * Self.hub)
            painter.draw(Self.disc(2.5), style.colors[0], side: side / 2 * Self.hub)
        }
    }

    /// A number of seconds inside its tick; nothing where the dial is too small for numbers.
    private func draw(_ number: Int, on canvas: Canvas, with painter: Painter, _ style: Style) {
        let (radius, text) = (style.side / 2, String(number))
        let spans = [TextSpan(0..<text.utf8.count, .scale(max(1, style.side / Self.usual)))]
        let extent = canvas.extent(of: text, spans)
        let (sine, cosine) = Self.direction(Double(number) * .pi / 30)
        let distance = radius * 0.86 - (extent.width * abs(sine) + extent.height * abs(cosine)) / 2
        guard distance > extent.height * 2.5 else { return }
        painter.draw(
            canvas.picture(of: text, spans, style.colors[2]),
            x: (radius + sine * distance - extent.width / 2).rounded(),
            y: (radius - cosine * distance - extent.height / 2).rounded())
    }

    /// The lines of the dial on a square of 200, each with its colour.
    private static let shapes: [(Shape, color: Int)] = [
        (disc(100, of: 200), 1), (disc(99.3, of: 200), 0),
        (ticks(count: 60, from: 92, to: 97, width: 0.9, x: 100, y: 100), 3),
        (ticks(count: 12, from: 88, to: 97, width: 2, x: 100, y: 100), 2),
        (ticks(count: 30, from: 18, to: 21, width: 0.7, x: 100, y: 134), 3),
        (ticks(count: 6, from: 17, to: 21, width: 1.2, x: 100, y: 134), 2),
        (Shape(size: 200, strokes: [.init(width: nil, [.arc(x: 100, y: 134, radius: 2, from: 0, to: 360)])]), 2),
    ]

    private static func disc(_ radius: Double, of size: Double = 14) -> Shape {
        let centre = size / 2
        return Shape(
            size: size,
            strokes: [.init(width: nil, [.arc(x: centre, y: centre, radius: radius, from: 0, to: 360)])])
    }

    private static func ticks(
        count: Int, from inner: Double, to outer: Double, width: Double, x: Double, y: Double
    ) -> Shape {
        let steps = (0..<count).flatMap { tick -> [Shape.Step] in
            let (sine, cosine) = direction(Double(tick) * 2 * .pi / Double(count))
            return [
                .move(x + sine * inner, y - cosine * inner), .line(x + sine * outer, y - cosine * outer),
            ]
        }
        return Shape(size: 200, strokes: [.init(width: width, steps)])
    }
}

extension DialDrawing {
    /// How far a step of 1 goes to the right and up at an angle from twelve o'clock.
    private static func direction(_ angle: Double) -> (sine: Double, cosine: Double) {
        (sin(angle), cos(angle))
    }
}
