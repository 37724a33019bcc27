import CGtk

/// The desktop's dialog that asks where a file is to be saved.
public final class SaveDialog: Object {
    override class var gType: GType { gtk_file_chooser_native_get_type() }

    /// A dialog over a window that proposes a name.
    public init(title: String, proposing name: String, over window: Window) {
        let dialog = gtk_file_chooser_native_new(title, window.pointer(), GTK_FILE_CHOOSER_ACTION_SAVE, nil, nil)
        super.init(new: UnsafeMutableRawPointer(dialog))
        gtk_native_dialog_set_modal(pointer(), 1)
        gtk_file_chooser_set_current_name(opaque, name)
    }

    /// Shows it, and calls the handler with the path that the user has chosen; never if none was. It stays while it is
    /// shown, also when this wrapper has gone.
    public func ask(_ handler: @escaping @MainActor (String) -> Void) {
        connect(
            "response", through: Trampoline.response,
            Handler<Trampoline.Response> { dialog, response in
                if response == GTK_RESPONSE_ACCEPT.rawValue, let path = Self.path(in: dialog) { handler(path) }
                g_object_unref(dialog)
            })
        gtk_native_dialog_show(newReference.assumingMemoryBound(to: GtkNativeDialog.self))
    }

    private static func path(in dialog: gpointer?) -> String? {
        guard let file = gtk_file_chooser_get_file(OpaquePointer(dialog)) else { return nil }
        defer { g_object_unref(gpointer(file)) }
        guard let path = g_file_get_path(file) else { return nil }
        defer { g_free(path) }
        return String(cString: path)
    }
}
