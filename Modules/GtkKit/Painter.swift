import CGtk

/// Draws a widget or a picture, in pixels from the upper left corner. Good only during the call that it is given to.
@MainActor
public struct Painter {
    let snapshot: OpaquePointer?
    /// The width of the widget that is drawn; 0 in a picture.
    public let width: Double
    /// The height of the widget that is drawn; 0 in a picture.
    public let height: Double

    /// Draws a picture with its corner at a point.
    public func draw(_ picture: Picture, x: Double, y: Double) {
        guard let node = picture.node else { return }
        gtk_snapshot_save(snapshot)
        move(x: x, y: y)
        gtk_snapshot_append_node(snapshot, node)
        gtk_snapshot_restore(snapshot)
    }

    /// Fills a rectangle, turned clockwise around a point by so many degrees; the rectangle is given relative to it.
    public func fill(_ rectangle: Rectangle, _ color: Color, around x: Double, _ y: Double, turned degrees: Double) {
        gtk_snapshot_save(snapshot)
        move(x: x, y: y)
        gtk_snapshot_rotate(snapshot, Float(degrees))
        var (rgba, bounds) = (color.rgba, rectangle.bounds)
        gtk_snapshot_append_color(snapshot, &rgba, &bounds)
        gtk_snapshot_restore(snapshot)
    }

    /// Draws a shape in a colour, on a square of this side.
    public func draw(_ shape: Shape, _ color: Color, side: Double) {
        var bounds = Rectangle(x: 0, y: 0, width: side, height: side).bounds
        let cairo = gtk_snapshot_append_cairo(snapshot, &bounds)
        defer { cairo_destroy(cairo) }
        var rgba = color.rgba
        gdk_cairo_set_source_rgba(cairo, &rgba)
        if let cairo { shape.draw(on: cairo, width: side, height: side) }
    }

    private func move(x: Double, y: Double) {
        var point = graphene_point_t(x: Float(x), y: Float(y))
        gtk_snapshot_translate(snapshot, &point)
    }
}

/// A rectangle, in pixels.
public struct Rectangle: Equatable, Sendable {
    /// Its left edge and its upper one.
    public var x, y: Double
    /// Its size.
    public var width, height: Double

    /// A rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    var bounds: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(x), y: Float(y)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }
}
