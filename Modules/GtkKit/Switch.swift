import CGtk

/// Something that is on or off.
public final class Switch: Widget {
    override class var gType: GType { gtk_switch_get_type() }

    /// A switch that is off.
    public init() {
        super.init(new: gtk_switch_new())
    }

    /// Whether it is on.
    public var isOn: Bool {
        get { gtk_switch_get_active(opaque) != 0 }
        set { if newValue != isOn { gtk_switch_set_active(opaque, newValue ? 1 : 0) } }
    }

    /// Calls the handler whenever it was turned over, by whomever.
    public func onChange(_ handler: @escaping @MainActor (Bool) -> Void) {
        let button = opaque  // The switch itself, which lives while its handler does.
        connect(change: "active") { handler(gtk_switch_get_active(button) != 0) }
    }
}
