import CGtk

/// How a stretch of a text is drawn, apart from what the style sheet says.
public struct TextSpan: Equatable, Sendable {
    /// What is special about it.
    public enum Style: Equatable, Sendable {
        /// The size, as a multiple of the widget's own.
        case scale(Double)
        /// Room around each letter in 1/1024 pixel: half of it to the left, half to the right.
        case letterSpacing(Int)
        /// Slanted, as variables are.
        case italic
        /// A colour that the style sheet defines by this name.
        case color(String)
    }

    /// The stretch, in bytes of UTF-8.
    public var bytes: Range<Int>
    /// What is special about it.
    public var style: Style

    /// A stretch in a style.
    public init(_ bytes: Range<Int>, _ style: Style) {
        self.bytes = bytes
        self.style = style
    }
}

extension Widget {
    /// The size of the widget's own font, in pixels.
    public var fontSize: Double {
        guard let description = pango_context_get_font_description(gtk_widget_get_pango_context(widget)) else {
            return 0
        }
        return Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
    }

    /// How wide a text would be in the widget's font with these spans, in pixels.
    public func width(of text: String, _ spans: [TextSpan]) -> Int {
        let layout = gtk_widget_create_pango_layout(widget, text)
        defer { g_object_unref(gpointer(layout)) }
        withAttributes(spans) { pango_layout_set_attributes(layout, $0) }
        var width: Int32 = 0
        pango_layout_get_pixel_size(layout, &width, nil)
        return Int(width)
    }

    /// Calls `body` with the spans as Pango's attributes.
    func withAttributes(_ spans: [TextSpan], _ body: (OpaquePointer?) -> Void) {
        let list = pango_attr_list_new()
        defer { pango_attr_list_unref(list) }
        for span in spans {
            guard let attribute = attribute(span.style) else { continue }
            attribute.pointee.start_index = UInt32(span.bytes.lowerBound)
            attribute.pointee.end_index = UInt32(span.bytes.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        body(list)
    }

    private func attribute(_ style: TextSpan.Style) -> UnsafeMutablePointer<PangoAttribute>? {
        switch style {
        case .scale(let factor): return pango_attr_scale_new(factor)
        case .italic: return pango_attr_style_new(PANGO_STYLE_ITALIC)
        case .letterSpacing(let units): return pango_attr_letter_spacing_new(Int32(units))
        case .color(let name):
            var color = GdkRGBA()
            guard gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color) != 0 else {
                return nil
            }
            let channel = { (part: Float) in UInt16(part * 65535) }
            return pango_attr_foreground_new(channel(color.red), channel(color.green), channel(color.blue))
        }
    }
}
