import CGtk

/// What the user copied last, in this program or another.
public final class Clipboard: Object {
    override class var gType: GType { gdk_clipboard_get_type() }

    /// The clipboard of the display that a widget is on.
    public init(of widget: Widget) {
        super.init(shared: UnsafeMutableRawPointer(gtk_widget_get_clipboard(widget.widget)))
    }

    /// Offers a text to others, as `text/plain;charset=utf-8` and as X11 calls it.
    public func copy(_ text: String) {
        gdk_clipboard_set_text(opaque, text)
    }

    /// Asks for the text and calls the handler with it; never where there is none.
    public func paste(_ handler: @escaping @MainActor (String) -> Void) {
        let ready = Handler<Trampoline.Ready> { source, result in
            guard let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil) else { return }
            handler(String(cString: text))
            g_free(text)
        }
        gdk_clipboard_read_text_async(opaque, nil, Trampoline.ready, ready.retained())
    }
}
