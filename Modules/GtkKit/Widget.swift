import CGtk

/// Anything that can be put into a window.
///
/// A property that is set to what it is already does nothing: no signal, no new layout, no new picture.
@MainActor
open class Widget: Object {
    override class var gType: GType { gtk_widget_get_type() }

    /// Where a widget stands in more room than it asked for.
    public enum Alignment: Sendable {
        /// Takes all the room.
        case fill
        /// At the left, or the top.
        case start
        /// At the right, or the bottom.
        case end
        /// In the middle.
        case center

        var gtk: GtkAlign {
            switch self {
            case .fill: GTK_ALIGN_FILL
            case .start: GTK_ALIGN_START
            case .end: GTK_ALIGN_END
            case .center: GTK_ALIGN_CENTER
            }
        }
    }

    var widget: UnsafeMutablePointer<GtkWidget> { pointer() }

    /// What a screen reader calls it. The accessible has no way to be asked, so the wrapper remembers.
    public var spokenName = "" {
        didSet { if spokenName != oldValue { announceName() } }
    }

    /// Tells the name again: GTK's texts take what they say for their name whenever it changes.
    func announceName() {
        if spokenName.isEmpty { return }
        var property = GTK_ACCESSIBLE_PROPERTY_LABEL
        withValue(cgtk_string_type()) { value in
            g_value_set_string(value, spokenName)
            gtk_accessible_update_property_value(opaque, 1, &property, value)
        }
    }

    /// Whether it is there at all.
    public var isVisible: Bool {
        get { gtk_widget_get_visible(widget) != 0 }
        set { if newValue != isVisible { gtk_widget_set_visible(widget, newValue ? 1 : 0) } }
    }

    /// Whether it can be used.
    public var isEnabled: Bool {
        get { gtk_widget_get_sensitive(widget) != 0 }
        set { if newValue != isEnabled { gtk_widget_set_sensitive(widget, newValue ? 1 : 0) } }
    }

    /// Whether a pointer can press it; else it presses what lies behind.
    public var isTarget: Bool {
        get { gtk_widget_get_can_target(widget) != 0 }
        set { if newValue != isTarget { gtk_widget_set_can_target(widget, newValue ? 1 : 0) } }
    }

    /// Whether what a button stands for is on, for screen readers; nil for a button that only acts.
    public var isPressed: Bool? {
        didSet { if isPressed != oldValue { announcePressed() } }
    }

    private func announcePressed() {
        var state = GTK_ACCESSIBLE_STATE_PRESSED
        withValue(g_type_from_name("gint")) { value in
            let pressed = isPressed == true ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE
            g_value_set_int(value, gint(bitPattern: pressed.rawValue))
            gtk_accessible_update_state_value(opaque, 1, &state, value)
        }
    }

    /// Whether Tab stops at it.
    public var isFocusable: Bool {
        get { gtk_widget_get_focusable(widget) != 0 }
        set { if newValue != isFocusable { gtk_widget_set_focusable(widget, newValue ? 1 : 0) } }
    }

    /// Adds or takes away a class of the style sheet.
    public func setClass(_ name: String, _ isThere: Bool = true) {
        if (gtk_widget_has_css_class(widget, name) != 0) == isThere { return }
        if isThere { gtk_widget_add_css_class(widget, name) } else { gtk_widget_remove_css_class(widget, name) }
    }

    /// Whether it asks for what its container has left.
    public func expand(horizontally: Bool = false, vertically: Bool = false) {
        gtk_widget_set_hexpand(widget, horizontally ? 1 : 0)
        gtk_widget_set_vexpand(widget, vertically ? 1 : 0)
    }

    /// The size that the last layout gave it, in pixels; 0 before the first.
    public var size: (width: Int, height: Int) {
        (Int(gtk_widget_get_width(widget)), Int(gtk_widget_get_height(widget)))
    }

    /// Asks for at least this size, in pixels; nil leaves it to what is in it.
    public func setSize(width: Int? = nil, height: Int? = nil) {
        let wanted = (width: Int32(width ?? -1), height: Int32(height ?? -1))
        var now = wanted
        gtk_widget_get_size_request(widget, &now.width, &now.height)
        if now != wanted { gtk_widget_set_size_request(widget, wanted.width, wanted.height) }
    }

    /// Where it stands in more room than it asked for.
    public func align(horizontally: Alignment = .fill, vertically: Alignment = .fill) {
        gtk_widget_set_halign(widget, horizontally.gtk)
        gtk_widget_set_valign(widget, vertically.gtk)
    }

    /// Keeps left and right as they are in languages that run from the right, here and in all that is in it: digits
    /// and keypads. What is put into a box later follows the box.
    public func keepLeftToRight() {
        if gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL { Self.keepLeftToRight(widget) }
    }

    /// GTK's widgets do not take over the direction of what they are in.
    private static func keepLeftToRight(_ widget: UnsafeMutablePointer<GtkWidget>) {
        gtk_widget_set_direction(widget, GTK_TEXT_DIR_LTR)
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            keepLeftToRight(child)
            next = gtk_widget_get_next_sibling(child)
        }
    }

    /// Hides it and what is in it from screen readers: it says nothing, or something else says the same.
    public func setSilent(_ isSilent: Bool = true) {
        var state = GTK_ACCESSIBLE_STATE_HIDDEN
        withValue(g_type_from_name("gboolean")) { value in
            g_value_set_boolean(value, isSilent ? 1 : 0)
            gtk_accessible_update_state_value(opaque, 1, &state, value)
        }
    }

    private func withValue(_ type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Void) {
        var value = GValue()
        g_value_init(&value, type)
        body(&value)
        g_value_unset(&value)
    }
}
