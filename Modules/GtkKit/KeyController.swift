import CGtk

/// Hears every key of a window before any widget does.
public final class KeyController: Object {
    override class var gType: GType { gtk_event_controller_key_get_type() }

    /// A key going down.
    public struct Stroke: Sendable {
        /// The symbol that the layout gives: GDK's key value.
        public var keyval: UInt32
        /// The modifiers held: GDK's bits.
        public var modifiers: UInt32
        /// Whether the key was down already and only repeats itself.
        public var isRepeat: Bool
        /// The host's clock at the event, in nanoseconds.
        public var time: Int64
    }

    private let held = HeldKeys()

    /// Calls the handler for every key that goes down; true keeps the key from the widgets.
    public init(_ handler: @escaping @MainActor (Stroke) -> Bool) {
        super.init(new: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
        gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
        let held = held
        connect(
            "key-pressed", through: Trampoline.keyPressed,
            Handler<Trampoline.Key> { keyval, keycode, state, time in
                let isRepeat = !held.codes.insert(keycode).inserted
                return handler(
                    Stroke(
                        keyval: keyval, modifiers: state.rawValue, isRepeat: isRepeat,
                        time: EventTime.reading(of: time)))
            })
        connect(
            "key-released", through: Trampoline.keyReleased,
            Handler<Trampoline.Key> { _, keycode, _, _ in held.codes.remove(keycode) != nil })
    }

    /// Listens on a window, which keeps the controller.
    public func attach(to window: Window) {
        g_object_ref(raw)  // gtk_widget_add_controller takes one reference over.
        gtk_widget_add_controller(window.widget, opaque)
        // A key that comes up in another window is never told in this one.
        let held = held
        window.connect(change: "is-active") { held.codes = [] }
    }

    /// The keys that are down. GTK does not say whether a press repeats itself.
    private final class HeldKeys {
        var codes: Set<UInt32> = []
    }
}
