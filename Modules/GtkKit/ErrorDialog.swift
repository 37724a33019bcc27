import CGtk

/// A dialog that says what went wrong.
public final class ErrorDialog: Widget {
    override class var gType: GType { gtk_message_dialog_get_type() }

    /// A dialog over a window. GTK keeps it until it is closed.
    public init(_ message: String, over window: Window) {
        super.init(shared: cgtk_error_dialog_new(window.pointer(), message))
    }

    /// Shows it.
    public func present() {
        gtk_window_present(pointer())
    }
}
