import CGtk

/// Tells when a button of a pointer goes down on a widget, before the widget itself hears of it.
public final class ClickGesture: Object {
    override class var gType: GType { gtk_gesture_click_get_type() }

    /// A button of a pointer.
    public enum Button: Sendable {
        /// The one that presses things.
        case main
        /// The one that opens menus.
        case other
    }

    /// A gesture that belongs to no widget yet.
    public init(_ button: Button = .main) {
        super.init(new: UnsafeMutableRawPointer(gtk_gesture_click_new()))
        gtk_gesture_single_set_button(opaque, guint(button == .main ? GDK_BUTTON_PRIMARY : GDK_BUTTON_SECONDARY))
        gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
    }

    /// Calls the handler with the host's clock, in nanoseconds, at the event.
    public func onPress(_ handler: @escaping @MainActor (Int64) -> Void) {
        connect(
            "pressed", through: Trampoline.pressed,
            Handler<Trampoline.Press> { time in handler(EventTime.reading(of: time)) })
    }

    /// Listens on a widget, which keeps the gesture.
    public func attach(to widget: Widget) {
        gtk_widget_add_controller(widget.widget, OpaquePointer(newReference))
    }
}
