import CGtk

/// A text that is as large as it needs to be. Screen readers read it as it is drawn.
public final class Label: Widget {
    override class var gType: GType { gtk_label_get_type() }

    /// A label in a class of the style sheet.
    public init(_ text: String = "", class name: String = "") {
        super.init(new: gtk_label_new(text))
        if !name.isEmpty { setClass(name) }
    }

    /// The text.
    public var text: String {
        get { String(cString: gtk_label_get_text(opaque)) }
        set {
            if newValue == text { return }
            gtk_label_set_text(opaque, newValue)
            announceName()
        }
    }

    /// How stretches of the text are drawn.
    public func setSpans(_ spans: [TextSpan]) {
        withAttributes(spans) { list in
            if pango_attr_list_equal(list, gtk_label_get_attributes(opaque)) == 0 {
                gtk_label_set_attributes(opaque, list)
            }
        }
    }

    /// Where the text stands in a wider label: 0 at the left, 1 at the right.
    public var alignment: Float {
        get { gtk_label_get_xalign(opaque) }
        set { if newValue != alignment { gtk_label_set_xalign(opaque, newValue) } }
    }

    /// Whether the text ends in an ellipsis where the room ends.
    public var isShortened: Bool {
        get { gtk_label_get_ellipsize(opaque) != PANGO_ELLIPSIZE_NONE }
        set { gtk_label_set_ellipsize(opaque, newValue ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE) }
    }

    /// Whether the text goes on in the next line where the room ends.
    public var wraps: Bool {
        get { gtk_label_get_wrap(opaque) != 0 }
        set {
            if newValue == wraps { return }
            gtk_label_set_wrap(opaque, newValue ? 1 : 0)
            let justification =
                alignment == 1 ? GTK_JUSTIFY_RIGHT : alignment == 0 ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_CENTER
            gtk_label_set_justify(opaque, justification)
        }
    }

    /// Lets the text go on in the next line wherever the room ends, between two digits too, and be as narrow as it must.
    public func wrapAnywhere() {
        gtk_label_set_wrap(opaque, 1)
        gtk_label_set_wrap_mode(opaque, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_justify(opaque, alignment == 1 ? GTK_JUSTIFY_RIGHT : GTK_JUSTIFY_LEFT)
    }
}
