import CGtk

/// A colour, opaque, in parts of 65535.
public struct Color: Equatable, Sendable {
    /// How much of each primary.
    public var red, green, blue: UInt16

    init(_ rgba: GdkRGBA) {
        let part = { (part: Float) in UInt16(part * 65535) }
        (red, green, blue) = (part(rgba.red), part(rgba.green), part(rgba.blue))
    }

    var rgba: GdkRGBA {
        let part = { (part: UInt16) in Float(part) / 65535 }
        return GdkRGBA(red: part(red), green: part(green), blue: part(blue), alpha: 1)
    }
}

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
        /// A colour.
        case color(Color)
        /// A ground of this colour behind it.
        case ground(Color)
        /// A line under it.
        case underline
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

    /// A colour that the style sheets define by this name; black where none does.
    public func color(named name: String) -> Color {
        var color = GdkRGBA()
        gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, &color)
        return Color(color)
    }

    /// How wide a text would be in the widget's font with these spans, in whole pixels that it fits in.
    public func width(of text: String, _ spans: [TextSpan]) -> Int {
        Int(extent(of: text, spans).width.rounded(.up))
    }

    /// Calls `body` with the spans as Pango's attributes.
    func withAttributes(_ spans: [TextSpan], _ body: (OpaquePointer?) -> Void) {
        let list = pango_attr_list_new()
        defer { pango_attr_list_unref(list) }
        for span in spans {
            guard let attribute = span.style.attribute else { continue }
            attribute.pointee.start_index = UInt32(span.bytes.lowerBound)
            attribute.pointee.end_index = UInt32(span.bytes.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        body(list)
    }

}

extension TextSpan.Style {
    fileprivate var attribute: UnsafeMutablePointer<PangoAttribute>? {
        switch self {
        case .scale(let factor): pango_attr_scale_new(factor)
        case .italic: pango_attr_style_new(PANGO_STYLE_ITALIC)
        case .letterSpacing(let units): pango_attr_letter_spacing_new(Int32(units))
        case .color(let color): pango_attr_foreground_new(color.red, color.green, color.blue)
        case .ground(let color): pango_attr_background_new(color.red, color.green, color.blue)
        case .underline: pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)
        }
    }
}
