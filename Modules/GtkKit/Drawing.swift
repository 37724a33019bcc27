import CGtk

/// A shape drawn in the colour of the text around it, such as the sign on a button.
public final class Drawing: Widget {
    override class var gType: GType { gtk_drawing_area_get_type() }

    /// A shape, scaled to the size that the style sheet gives the class.
    public init(_ shape: Shape, class name: String) {
        super.init(new: gtk_drawing_area_new())
        setClass(name)
        self.shape = shape
        setShape(shape)
        align(horizontally: .center, vertically: .center)
        setSilent()
    }

    /// What is drawn.
    public var shape = Shape(size: 1, strokes: []) {
        didSet { if shape != oldValue { setShape(shape) } }
    }

    private func setShape(_ shape: Shape) {
        let handler = Handler<Trampoline.Draw> { area, cairo, width, height in
            guard let area, let cairo else { return }
            var color = GdkRGBA()
            gtk_style_context_get_color(
                gtk_widget_get_style_context(area.assumingMemoryBound(to: GtkWidget.self)), &color)
            gdk_cairo_set_source_rgba(cairo, &color)
            shape.draw(on: cairo, width: Double(width), height: Double(height))
        }
        gtk_drawing_area_set_draw_func(pointer(), Trampoline.draw, handler.retained(), Trampoline.release)
    }
}
