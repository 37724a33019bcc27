import CGtk

/// A button. It never takes the focus from a pointer, so that Enter does not press again what was clicked last.
public final class Button: Widget {
    override class var gType: GType { gtk_button_get_type() }

    /// A button with a child. What it says to screen readers is its `spokenName` alone.
    public init(class name: String = "", _ child: Widget) {
        super.init(new: gtk_button_new())
        gtk_button_set_child(pointer(), child.widget)
        child.setSilent()
        gtk_widget_set_focus_on_click(widget, 0)
        if !name.isEmpty { setClass(name) }
    }

    /// The moment at which a pointer presses a button.
    public enum Moment: Sendable {
        /// When the pointer's button goes down: for stopwatches.
        case down
        /// When it comes up over the button, so that one can still slip off: for everything else.
        case up
    }

    /// Calls the handler with the host's clock, in nanoseconds, at the event that pressed the button.
    ///
    /// A key or a screen reader presses at once, as often as it comes. (GTK's own `clicked` would follow 250 ms later,
    /// and swallow a second press in between.)
    public func onPress(at moment: Moment, _ handler: @escaping @MainActor (Int64) -> Void) {
        connect("activate") { handler(EventTime.now) }
        let gesture = ClickGesture()
        gesture.attach(to: self)
        switch moment {
        case .down: gesture.onPress(handler)
        case .up: onClick(handler)
        }
    }

    /// Passes on the clicks of a pointer: those that no activation has announced.
    private func onClick(_ handler: @escaping @MainActor (Int64) -> Void) {
        let echoes = Echoes()
        connect("activate") { echoes.isDue = true }
        connect("clicked") {
            if echoes.isDue { echoes.isDue = false } else { handler(EventTime.now) }
        }
    }

    /// Whether GTK still owes the `clicked` that follows an activation. It sends one for all that come in 250 ms.
    private final class Echoes {
        var isDue = false
    }
}
