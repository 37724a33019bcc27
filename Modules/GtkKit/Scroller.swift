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
        case .sideways:
            gtk_scrolled_window_set_policy(opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_NEVER)
            isFocusable = false
        case .upAndDown:
            gtk_scrolled_window_set_policy(opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
            gtk_widget_set_focusable(widget, 0)  // Tab stops at the child instead.
        }
        gtk_scrolled_window_set_child(opaque, child.widget)
        for bar in [gtk_scrolled_window_get_hscrollbar(opaque), gtk_scrolled_window_get_vscrollbar(opaque)] {
            Widget(shared: bar).setSilent()
        }
        if !name.isEmpty { setClass(name) }
    }

    /// Whether Tab stops at it. If not, nothing in it can have the focus either: GTK's scrolled window would keep a
    /// Tab that nothing in it wants.
    public override var isFocusable: Bool {
        didSet { gtk_widget_set_can_focus(widget, isFocusable ? 1 : 0) }
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment> { gtk_scrolled_window_get_hadjustment(opaque) }

    /// The width of the window, in pixels; 0 before the first layout.
    public var visibleWidth: Int { Int(gtk_adjustment_get_page_size(adjustment)) }

    /// Whether the child may be wider than the window; else it is given the window's width.
    public var isSideways: Bool {
        get {
            var policy = GTK_POLICY_NEVER
            gtk_scrolled_window_get_policy(opaque, &policy, nil)
            return policy == GTK_POLICY_EXTERNAL
        }
        set {
            if newValue == isSideways { return }
            gtk_scrolled_window_set_policy(opaque, newValue ? GTK_POLICY_EXTERNAL : GTK_POLICY_NEVER, GTK_POLICY_NEVER)
        }
    }

    /// Calls the handler when the width of the window or of the child has changed, before the next picture.
    public func onResize(_ handler: @escaping @MainActor () -> Void) {
        let adjustment = Object(shared: adjustment)
        adjustment.connect("changed", handler)
    }

    /// Whether the top of the child is in sight.
    public var isAtTop: Bool { gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(opaque)) == 0 }

    /// Moves as little as is needed to have a place in sight, so many pixels from the left end of the child.
    public func scroll(to place: Double) {
        let margin = min(12, gtk_adjustment_get_page_size(adjustment) / 4)
        gtk_adjustment_clamp_page(adjustment, place - margin, place + margin)
    }

    /// Moves to the left end, or to the right.
    public func scroll(toEnd isEnd: Bool) {
        gtk_adjustment_set_value(adjustment, isEnd ? gtk_adjustment_get_upper(adjustment) : 0)
    }
}
