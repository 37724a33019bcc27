import CGtk

/// The window that says what the program is.
public final class AboutDialog: Widget {
    override class var gType: GType { gtk_about_dialog_get_type() }

    /// A dialog over a window.
    public init(name: String, version: String, comments: String, over window: Window) {
        super.init(shared: gtk_about_dialog_new())
        gtk_about_dialog_set_program_name(opaque, name)
        gtk_about_dialog_set_version(opaque, version)
        gtk_about_dialog_set_comments(opaque, comments)
        gtk_about_dialog_set_license_type(opaque, GTK_LICENSE_MIT_X11)
        gtk_window_set_transient_for(pointer(), window.pointer())
        gtk_window_set_modal(pointer(), 1)
    }

    /// Shows it.
    public func present() {
        gtk_window_present(pointer())
    }
}
