import CGtk

/// A piece of a drawing that is made once and drawn many times.
@MainActor
public final class Picture {
    let node: OpaquePointer?

    /// What a painter draws in here.
    public init(_ body: (Painter) -> Void) {
        let snapshot = gtk_snapshot_new()
        body(Painter(snapshot: snapshot, width: 0, height: 0))
        node = gtk_snapshot_free_to_node(snapshot)
    }

    /// Another picture as a plain image of so many pixels, which costs the same however much is in it. `density` is the
    /// number of the screen's pixels to one.
    public init(flattening picture: Picture, width: Int, height: Int, density: Int) {
        let (columns, rows) = (Int32(width * density), Int32(height * density))
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, columns, rows)
        let cairo = cairo_create(surface)
        cairo_scale(cairo, Double(density), Double(density))
        if let node = picture.node { gsk_render_node_draw(node, cairo) }
        cairo_destroy(cairo)
        cairo_surface_flush(surface)
        let stride = cairo_image_surface_get_stride(surface)
        let bytes = g_bytes_new(cairo_image_surface_get_data(surface), gsize(stride) * gsize(rows))
        cairo_surface_destroy(surface)
        let texture = gdk_memory_texture_new(columns, rows, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
        g_bytes_unref(bytes)
        var bounds = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height)).bounds
        node = gsk_texture_node_new(texture, &bounds)
        g_object_unref(gpointer(texture))
    }

    isolated deinit {
        if let node { gsk_render_node_unref(node) }
    }
}

extension Widget {
    /// A text in the widget's font with these spans, drawn from its upper left corner in a colour.
    public func picture(of text: String, _ spans: [TextSpan], _ color: Color) -> Picture {
        let layout = gtk_widget_create_pango_layout(widget, text)
        defer { g_object_unref(gpointer(layout)) }
        withAttributes(spans) { pango_layout_set_attributes(layout, $0) }
        var rgba = color.rgba
        return Picture { gtk_snapshot_append_layout($0.snapshot, layout, &rgba) }
    }

    /// The extent of a text in the widget's font with these spans.
    public func extent(of text: String, _ spans: [TextSpan] = []) -> TextExtent {
        let layout = gtk_widget_create_pango_layout(widget, text)
        defer { g_object_unref(gpointer(layout)) }
        withAttributes(spans) { pango_layout_set_attributes(layout, $0) }
        var (width, height) = (Int32(0), Int32(0))
        pango_layout_get_size(layout, &width, &height)
        let pixels = { (units: Int32) in Double(units) / Double(PANGO_SCALE) }
        return TextExtent(
            width: pixels(width), height: pixels(height), baseline: pixels(pango_layout_get_baseline(layout)))
    }

    /// The number of the screen's pixels to one of the widget's.
    public var density: Int { Int(gtk_widget_get_scale_factor(widget)) }

    /// The colour of its text.
    public var color: Color {
        var rgba = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(widget), &rgba)
        return Color(rgba)
    }
}

/// How much room a text takes, in pixels.
public struct TextExtent: Equatable, Sendable {
    /// From its left end to its right one.
    public let width: Double
    /// From its top to its bottom.
    public let height: Double
    /// From its top to the line on which the letters stand.
    public let baseline: Double
}
