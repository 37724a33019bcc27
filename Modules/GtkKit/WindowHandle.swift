import CGtk

/// A ground by which a window can be moved, as by its bar.
public final class WindowHandle: Widget {
    override class var gType: GType { gtk_window_handle_get_type() }

    /// A ground with a child on it.
    public init(_ child: Widget) {
        super.init(new: gtk_window_handle_new())
        gtk_window_handle_set_child(opaque, child.widget)
    }
}
