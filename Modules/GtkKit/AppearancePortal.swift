import CGtk

/// What the user has chosen for all programs, asked of the desktop's portal (`org.freedesktop.portal.Settings`).
///
/// Nothing waits for the answer: the window opens as GTK's own settings say and changes when the portal speaks.
/// Without a portal nothing ever comes.
@MainActor
public final class AppearancePortal {
    /// The user's choice.
    public struct Appearance: Equatable, Sendable {
        /// `color-scheme`: true for dark, false for light, nil for no preference.
        public var isDark: Bool?
        /// `contrast`: whether it should be high.
        public var hasHighContrast = false

        /// No preference.
        public init() {}
    }

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespace = "org.freedesktop.appearance"

    private var appearance = Appearance()
    private let handler: @MainActor (Appearance) -> Void

    private init(_ handler: @escaping @MainActor (Appearance) -> Void) {
        self.handler = handler
    }

    /// Begins to ask. The handler is called with every choice that is told, as long as the program runs.
    public static func ask(_ handler: @escaping @MainActor (Appearance) -> Void) {
        AppearancePortal(handler).connect()
    }

    private func connect() {
        let ready = Handler<Trampoline.Ready> { [self] _, result in
            guard let bus = g_bus_get_finish(result, nil) else { return }
            let connection = Object(new: UnsafeMutableRawPointer(bus))
            listen(on: connection)
            ask(on: connection)
        }
        g_bus_get(G_BUS_TYPE_SESSION, nil, Trampoline.ready, ready.retained())
    }

    private func listen(on connection: Object) {
        let message = Handler<Trampoline.Message> { [self] parameters in
            guard let parameters, let key = g_variant_get_child_value(parameters, 1),
                let value = g_variant_get_child_value(parameters, 2)
            else { return }
            defer { for part in [key, value] { g_variant_unref(part) } }
            take(String(cString: g_variant_get_string(key, nil)), g_variant_get_variant(value))
            handler(appearance)
        }
        g_dbus_connection_signal_subscribe(
            connection.opaque, Self.name, Self.interface, "SettingChanged", Self.path, Self.namespace,
            GDBusSignalFlags(rawValue: 0), Trampoline.message, message.retained(), Trampoline.release)
    }

    private func ask(on connection: Object) {
        var namespaces = [g_variant_new_string(Self.namespace)]
        var arguments = [g_variant_new_array(nil, &namespaces, 1)]
        let ready = Handler<Trampoline.Ready> { [self] source, result in
            guard let answer = g_dbus_connection_call_finish(OpaquePointer(source), result, nil) else { return }
            defer { g_variant_unref(answer) }
            takeAll(answer)
        }
        g_dbus_connection_call(
            connection.opaque, Self.name, Self.path, Self.interface, "ReadAll",
            g_variant_new_tuple(&arguments, 1), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, Trampoline.ready,
            ready.retained())
    }

    /// Takes the answer to `ReadAll`, of type `(a{sa{sv}})`.
    private func takeAll(_ answer: OpaquePointer) {
        guard let namespaces = g_variant_get_child_value(answer, 0) else { return }
        defer { g_variant_unref(namespaces) }
        guard let values = g_variant_lookup_value(namespaces, Self.namespace, nil) else { return }
        defer { g_variant_unref(values) }
        for key in ["color-scheme", "contrast"] { take(key, g_variant_lookup_value(values, key, nil)) }
        handler(appearance)
    }

    /// Takes one value, which it frees; anything but a number is passed over.
    private func take(_ key: String, _ value: OpaquePointer?) {
        guard let value else { return }
        defer { g_variant_unref(value) }
        guard String(cString: g_variant_get_type_string(value)) == "u" else { return }
        let number = g_variant_get_uint32(value)
        switch key {
        case "color-scheme": appearance.isDark = number == 0 ? nil : number == 1
        case "contrast": appearance.hasHighContrast = number == 1
        default: break
        }
    }
}
