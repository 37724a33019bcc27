import CGtk

/// A line drawing on a square, as plain data.
public struct Shape: Equatable, Sendable {
    /// A step of the pen. Lengths are in units of the square, from the upper left corner.
    public enum Step: Equatable, Sendable {
        /// Goes to a point without drawing.
        case move(Double, Double)
        /// Draws a straight line to a point.
        case line(Double, Double)
        /// Draws clockwise around a centre, from one angle to another in degrees; 0 is to the right, 90 is down.
        case arc(x: Double, y: Double, radius: Double, from: Double, to: Double)
        /// Draws back to where the pen began.
        case close
    }

    /// Steps that are drawn as lines of one width, or filled.
    public struct Stroke: Equatable, Sendable {
        /// The width of the lines, or nil to fill what the steps go round.
        public var width: Double?
        /// The steps.
        public var steps: [Step]

        /// Lines of this width, or a filled shape.
        public init(width: Double?, _ steps: [Step]) {
            self.width = width
            self.steps = steps
        }
    }

    /// The length of the square's sides.
    public var size: Double
    /// What is drawn, in this order.
    public var strokes: [Stroke]

    /// A drawing.
    public init(size: Double, strokes: [Stroke]) {
        self.size = size
        self.strokes = strokes
    }

    /// Draws in the present colour, in the middle of an area.
    func draw(on cairo: OpaquePointer, width: Double, height: Double) {
        let scale = min(width, height) / size
        cairo_translate(cairo, (width - size * scale) / 2, (height - size * scale) / 2)
        cairo_scale(cairo, scale, scale)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        for stroke in strokes {
            for step in stroke.steps { step.trace(on: cairo) }
            guard let width = stroke.width else {
                cairo_fill(cairo)
                continue
            }
            cairo_set_line_width(cairo, width)
            cairo_stroke(cairo)
        }
    }
}

extension Shape.Step {
    fileprivate func trace(on cairo: OpaquePointer) {
        let radians = Double.pi / 180
        switch self {
        case .move(let x, let y): cairo_move_to(cairo, x, y)
        case .line(let x, let y): cairo_line_to(cairo, x, y)
        case .arc(let x, let y, let radius, let from, let to):
            cairo_arc(cairo, x, y, radius, from * radians, to * radians)
        case .close: cairo_close_path(cairo)
        }
    }
}
