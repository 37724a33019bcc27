import CGtk

/// A window onto a child that may be larger, moved by wheel, touch and keys.
public final class Scroller: Widget {
    override class var gType: GType { gtk_scrolled_window_get_type() }

    /// The direction in which there is more to see.
    public enum Direction: Sendable {
        /// Sideways, without a bar.
        case sideways
        /// Up and down, with a bar while it is needed.
        case upAndDown
    }

    /// A window onto a child.
    public init(_ direction: Direction, class name: String = "", _ child: Widget) {
        super.init(new: gtk_scrolled_window_new())
        switch direction {
        case .sideways: gtk_scrolled_window_set_policy(opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
        case .upAndDown: gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        }
        gtk_scrolled_window_set_child(opaque, child.widget)
        if !name.isEmpty { setClass(name) }
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_hadjustment(opaque) }

    /// The width of the window, in pixels; 0 before the first layout.
    public var visibleWidth: Int { Int(gtk_adjustment_get_page_size(adjustment)) }

    /// Calls the handler when the width of the window or of the child has changed, before the next picture.
    public func onResize(_ handler: @escaping @MainActor () -> Void) {
        let adjustment = Object(shared: adjustment)
        adjustment.connect("changed", handler)
    }

    /// Moves to the right end.
    public func scrollToEnd() {
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_upper(adjustment))
    }

    /// Moves by a part of the window's width.
    public func scroll(by part: Double) {
        let width = gtk_adjustment_get_page_size(adjustment)
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + part * width)
    }
}
