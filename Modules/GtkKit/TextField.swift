import CGtk

/// A line of text that the user writes.
public final class TextField: Widget {
    override class var gType: GType { gtk_entry_get_type() }

    /// An empty field in a class of the style sheet.
    public init(class name: String) {
        super.init(new: gtk_entry_new())
        setClass(name)
    }

    /// The text.
    public var text: String {
        get { String(cString: gtk_editable_get_text(opaque)) }
        set { if newValue != text { gtk_editable_set_text(opaque, newValue) } }
    }

    /// What stands in it while it is empty.
    public var placeholder: String {
        get { gtk_entry_get_placeholder_text(pointer()).map { String(cString: $0) } ?? "" }
        set { if newValue != placeholder { gtk_entry_set_placeholder_text(pointer(), newValue) } }
    }

    /// Calls the handler with the text whenever it has changed.
    public func onChange(_ handler: @escaping @MainActor (String) -> Void) {
        let field = opaque  // The field itself, which lives while its handler does.
        connect("changed") { handler(String(cString: gtk_editable_get_text(field))) }
    }

    /// Takes the keyboard, with all of the text selected, so that typing replaces it.
    public func takeFocus() {
        gtk_widget_grab_focus(widget)
    }

    /// Whether it has the keyboard.
    public var hasFocus: Bool {
        gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
    }
}
