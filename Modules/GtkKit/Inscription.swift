import CGtk

/// A text in a place of fixed size, for digits that change all the time: nothing is laid out anew when they do.
public final class Inscription: Widget {
    override class var gType: GType { gtk_inscription_get_type() }

    /// An inscription in a class of the style sheet; `alignment` is 0 at the left, 1 at the right.
    public init(class name: String = "", alignment: Float) {
        super.init(new: gtk_inscription_new(nil))
        gtk_inscription_set_xalign(opaque, alignment)
        gtk_inscription_set_nat_lines(opaque, 1)
        if !name.isEmpty { setClass(name) }
    }

    /// The text.
    public var text: String {
        get { gtk_inscription_get_text(opaque).map { String(cString: $0) } ?? "" }
        set { if newValue != text { gtk_inscription_set_text(opaque, newValue) } }
    }

    /// How stretches of the text are drawn.
    public func setSpans(_ spans: [TextSpan]) {
        withAttributes(spans) { list in
            if pango_attr_list_equal(list, gtk_inscription_get_attributes(opaque)) == 0 {
                gtk_inscription_set_attributes(opaque, list)
            }
        }
    }

    /// The size of the place, in pixels.
    public func setSize(width: Int, height: Int) {
        var now: (width: Int32, height: Int32) = (0, 0)
        gtk_widget_get_size_request(widget, &now.width, &now.height)
        if now != (Int32(width), Int32(height)) { gtk_widget_set_size_request(widget, Int32(width), Int32(height)) }
    }
}
