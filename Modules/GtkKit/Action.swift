import CGtk

/// Something a window or an application can be told to do: by a menu, by a screen reader, over D-Bus.
public final class Action: Object {
    override class var gType: GType { g_simple_action_get_type() }

    /// An action without a parameter.
    public init(_ name: String, _ handler: @escaping @MainActor () -> Void) {
        super.init(new: UnsafeMutableRawPointer(g_simple_action_new(name, nil)))
        connect("activate", through: Trampoline.activated, Handler<Trampoline.Activation> { _ in handler() })
    }

    /// An action whose parameter is a text.
    public init(_ name: String, text handler: @escaping @MainActor (String) -> Void) {
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        super.init(new: UnsafeMutableRawPointer(g_simple_action_new(name, type)))
        let activation = Handler<Trampoline.Activation> { parameter in
            guard let text = g_variant_get_string(parameter, nil) else { return }
            handler(String(cString: text))
        }
        connect("activate", through: Trampoline.activated, activation)
    }

    /// An action that stands for something that is on or off, without a parameter; menus mark it while it is on. The
    /// handler decides what comes of it.
    public init(_ name: String, isOn: Bool, _ handler: @escaping @MainActor () -> Void) {
        super.init(
            new: UnsafeMutableRawPointer(
                g_simple_action_new_stateful(name, nil, g_variant_new_boolean(isOn ? 1 : 0))))
        self.isOn = isOn
        connect("activate", through: Trampoline.activated, Handler<Trampoline.Activation> { _ in handler() })
    }

    /// Whether what it stands for is on; nil for an action that only acts.
    public var isOn: Bool? {
        didSet {
            guard let isOn, isOn != oldValue else { return }
            g_simple_action_set_state(opaque, g_variant_new_boolean(isOn ? 1 : 0))
        }
    }

    /// An action that chooses one of several texts, `choice` at first; menus mark the chosen one.
    public init(_ name: String, choice: String, _ handler: @escaping @MainActor (String) -> Void) {
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        super.init(
            new: UnsafeMutableRawPointer(g_simple_action_new_stateful(name, type, g_variant_new_string(choice))))
        let action = opaque  // The action itself, which lives while its handler does.
        let changed = Handler<Trampoline.Activation> { parameter in
            guard let text = g_variant_get_string(parameter, nil) else { return }
            g_simple_action_set_state(action, parameter)
            handler(String(cString: text))
        }
        connect("activate", through: Trampoline.activated, changed)
    }

    /// Whether it can be used now.
    public var isEnabled: Bool {
        get { g_action_get_enabled(opaque) != 0 }
        set { if newValue != isEnabled { g_simple_action_set_enabled(opaque, newValue ? 1 : 0) } }
    }
}
