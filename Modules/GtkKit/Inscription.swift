import CGtk

/// A text in a place of fixed size, for digits that change all the time: nothing is laid out anew when they do.
public final class Inscription: Widget {
    override class var gType: GType { gtk_inscription_get_type() }

    /// An inscription in a class of the style sheet; `alignment` is 0 at the left, 1 at the right.
    public init(class name: String = "", alignment: Float) {
        super.init(new: gtk_inscription_new(nil))
        gtk_inscription_set_xalign(opaque, alignment)
        // Its size is what it is told.
        gtk_inscription_set_min_chars(opaque, 0)
        gtk_inscription_set_nat_chars(opaque, 0)
        gtk_inscription_set_nat_lines(opaque, 1)
        if !name.isEmpty { setClass(name) }
        setSilent()
    }

    /// The text.
    public var text: String {
        get { gtk_inscription_get_text(opaque).map { String(cString: $0) } ?? "" }
        set {
            if newValue == text { return }
            gtk_inscription_set_text(opaque, newValue)
            announceName()
            // GTK would call an empty one by the name of its class.
            setSilent(newValue.isEmpty)
        }
    }

    /// How stretches of the text are drawn.
    public func setSpans(_ spans: [TextSpan]) {
        withAttributes(spans) { list in
            if pango_attr_list_equal(list, gtk_inscription_get_attributes(opaque)) == 0 {
                gtk_inscription_set_attributes(opaque, list)
            }
        }
    }
}
