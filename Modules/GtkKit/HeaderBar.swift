import CGtk

/// The bar at the top of a window, with the window's own buttons.
public final class HeaderBar: Widget {
    override class var gType: GType { gtk_header_bar_get_type() }

    /// A bar with nothing in the middle.
    public init() {
        super.init(new: gtk_header_bar_new())
        setTitle(Box(.row))
    }

    /// Puts in children at its start and, from the left to the right, at its end.
    public func fill(start: [Widget], end: [Widget]) {
        for child in start { gtk_header_bar_pack_start(opaque, child.widget) }
        for child in end.reversed() { gtk_header_bar_pack_end(opaque, child.widget) }
    }

    private func setTitle(_ title: Widget) {
        gtk_header_bar_set_title_widget(opaque, title.widget)
    }
}
