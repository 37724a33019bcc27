import CGtk

/// Tells where the main button of a pointer goes down on a widget, and where it is moved to meanwhile.
public final class DragGesture: Object {
    override class var gType: GType { gtk_gesture_drag_get_type() }

    /// A gesture on a widget, which keeps it. The handlers are told places in pixels from the widget's upper left corner.
    public init(
        on widget: Widget, begin: @escaping @MainActor (_ x: Double, _ y: Double) -> Void,
        move: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
    ) {
        super.init(new: UnsafeMutableRawPointer(gtk_gesture_drag_new()))
        gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
        let start = Start()
        let began = Handler<Trampoline.Drag> { x, y in
            (start.x, start.y) = (x, y)
            begin(x, y)
        }
        connect("drag-begin", through: Trampoline.dragged, began)
        connect(
            "drag-update", through: Trampoline.dragged,
            Handler<Trampoline.Drag> { x, y in move(start.x + x, start.y + y) })
        gtk_widget_add_controller(widget.widget, OpaquePointer(newReference))
    }

    /// Where the button went down: GTK tells of moves from there.
    private final class Start {
        var x = 0.0
        var y = 0.0
    }
}
