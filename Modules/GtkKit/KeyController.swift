import CGtk

/// Hears every key of a window before any widget does.
public final class KeyController: Object {
    override class var gType: GType { gtk_event_controller_key_get_type() }

    /// A key going down.
    public struct Stroke: Sendable {
        /// The key's name, as `KeyName` tells it.
        public var name: String?
        /// The character that the key types, in its case; nil if it types none.
        public var character: String?
        /// Whether Shift is held.
        public var isShifted: Bool
        /// Whether Ctrl, Alt or Super is held, so that the key is no text.
        public var isChord: Bool
        /// Whether the key was down already and only repeats itself.
        public var isRepeat: Bool
        /// The host's clock at the event, in nanoseconds.
        public var time: Int64
    }

    private let held = HeldKeys()
    private static let chord =
        GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue | GDK_META_MASK.rawValue

    /// Calls the handler for every key that goes down; true keeps the key from the widgets.
    public init(_ handler: @escaping @MainActor (Stroke) -> Bool) {
        super.init(new: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
        gtk_event_controller_set_propagation_phase(opaque, GTK_PHASE_CAPTURE)
        let held = held
        connect(
            "key-pressed", through: Trampoline.keyPressed,
            Handler<Trampoline.Key> { keyval, keycode, state, time in
                let isRepeat = !held.codes.insert(keycode).inserted
                let stroke = Stroke(
                    name: KeyName.of(keyval), character: KeyName.character(of: keyval),
                    isShifted: state.rawValue & GDK_SHIFT_MASK.rawValue != 0, isChord: state.rawValue & Self.chord != 0,
                    isRepeat: isRepeat,
                    time: EventTime.reading(of: time))
                return handler(stroke)
            })
        connect(
            "key-released", through: Trampoline.keyReleased,
            Handler<Trampoline.Key> { _, keycode, _, _ in held.codes.remove(keycode) != nil })
    }

    /// Listens on a window, which keeps the controller.
    public func attach(to window: Window) {
        gtk_widget_add_controller(window.widget, OpaquePointer(newReference))
        // A key that comes up in another window is never told in this one.
        let held = held
        window.connect(change: "is-active") { held.codes = [] }
    }

    /// The keys that are down. GTK does not say whether a press repeats itself.
    private final class HeldKeys {
        var codes: Set<UInt32> = []
    }
}
