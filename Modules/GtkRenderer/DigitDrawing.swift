import GtkKit

/// Draws the text of a canvas, character by character, from pictures of each that it keeps.
@MainActor
final class DigitDrawing {
    weak var canvas: Canvas?
    var size: DigitSize
    private let alignment: Double
    private let fractionScale: Double
    private var style: Style?
    private var large: [Unicode.Scalar: Picture] = [:]
    private var small: [Unicode.Scalar: Picture] = [:]
    private var advances: [Unicode.Scalar: Double] = [:]
    private var fontSize = 0.0
    private var top = 0.0
    private var drop = 0.0

    /// All that the pictures depend on.
    private struct Style: Equatable {
        var pixels: Double
        var fontSize: Double
        var height: Double
        var color: Color
        var dim: Color
    }

    init(size: DigitSize, alignment: Double, fractionScale: Double) {
        self.size = size
        self.alignment = alignment
        self.fractionScale = fractionScale
    }

    /// How high the canvas is at a width, which is -1 where it is not known.
    func height(width: Int) -> Canvas.Extent {
        guard size == .text else {
            return Canvas.Extent(least: 40, natural: max(40, Int(size.height(width: Double(width > 0 ? width : 360)))))
        }
        let height = canvas.map { Int($0.extent(of: "0").height.rounded(.up)) } ?? 0
        return Canvas.Extent(least: height, natural: height)
    }

    func draw(with painter: Painter) {
        guard let canvas else { return }
        let fontSize = canvas.fontSize
        if fontSize != self.fontSize { (self.fontSize, advances) = (fontSize, [:]) }
        let text = DigitPlaces(canvas.text, fractionScale: fractionScale) { advance(of: $0, on: canvas) }
        let pixels = size.pixels(width: painter.width, height: painter.height, ems: text.width, text: fontSize)
        take(
            Style(
                pixels: pixels, fontSize: fontSize, height: painter.height, color: canvas.color,
                dim: canvas.color(named: "tally_dim")),
            on: canvas)
        let left = (painter.width - text.width * pixels) * alignment
        for place in text.places {
            // On whole pixels, so that a letter looks the same wherever it stands.
            painter.draw(
                picture(of: place, on: canvas), x: (left + place.x * pixels).rounded(),
                y: (place.isFraction ? top + drop : top).rounded())
        }
    }
}

extension DigitDrawing {
    /// Begins anew where the look of the characters has changed.
    private func take(_ style: Style, on canvas: Canvas) {
        if style == self.style { return }
        (self.style, large, small) = (style, [:], [:])
        let extent = { (pixels: Double) in
            canvas.extent(of: "0", [TextSpan(0..<1, .scale(pixels / style.fontSize))])
        }
        let line = extent(style.pixels)
        top = ((style.height - line.height) / 2).rounded(.down)
        drop = line.baseline - extent(style.pixels * fractionScale).baseline
    }

    /// How far a character reaches, as a multiple of the digits' size. All digits reach as far as a 0.
    private func advance(of character: Unicode.Scalar, on canvas: Canvas) -> Double {
        let character = ("0"..."9").contains(character) ? "0" : character
        if let known = advances[character] { return known }
        let advance = canvas.extent(of: String(character), [TextSpan(0..<4, .scale(8))]).width / (8 * fontSize)
        advances[character] = advance
        return advance
    }

    private func picture(of place: DigitPlaces.Place, on canvas: Canvas) -> Picture {
        if let known = place.isFraction ? small[place.character] : large[place.character] { return known }
        guard let style else { return Picture { _ in } }
        let scale = style.pixels / fontSize * (place.isFraction ? fractionScale : 1)
        let color = place.isFraction && fractionScale < 1 ? style.dim : style.color
        let picture = canvas.picture(of: String(place.character), [TextSpan(0..<4, .scale(scale))], color)
        if place.isFraction { small[place.character] = picture } else { large[place.character] = picture }
        return picture
    }
}
