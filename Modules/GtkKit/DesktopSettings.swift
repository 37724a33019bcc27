import CGtk
import Glibc

/// What the desktop wants of every program, as GTK hears of it.
public final class DesktopSettings: Object {
    override class var gType: GType { gtk_settings_get_type() }

    /// The settings of the default display.
    public init() {
        super.init(shared: UnsafeMutableRawPointer(gtk_settings_get_default()))
    }

    /// The name of the theme; the environment's `GTK_THEME` comes before the desktop's setting.
    public var themeName: String {
        if let name = getenv("GTK_THEME"), name.pointee != 0 { return String(cString: name) }
        return read("gtk-theme-name", cgtk_string_type()) { value in
            g_value_get_string(value).map { String(cString: $0) } ?? ""
        }
    }

    /// Whether GTK draws its own parts dark.
    public var prefersDark: Bool {
        get { flag("gtk-application-prefer-dark-theme") }
        set { if newValue != prefersDark { set("gtk-application-prefer-dark-theme", newValue) } }
    }

    /// Whether things may move.
    public var allowsAnimations: Bool { flag("gtk-enable-animations") }

    /// Calls the handler when one of these has changed.
    public func onChange(_ handler: @escaping @MainActor () -> Void) {
        for name in ["gtk-theme-name", "gtk-application-prefer-dark-theme", "gtk-enable-animations"] {
            connect(change: name, handler)
        }
        // The size of text.
        connect(change: "gtk-xft-dpi", handler)
    }

    private func flag(_ name: String) -> Bool {
        read(name, g_type_from_name("gboolean")) { g_value_get_boolean($0) != 0 }
    }

    private func set(_ name: String, _ flag: Bool) {
        var value = GValue()
        g_value_init(&value, g_type_from_name("gboolean"))
        g_value_set_boolean(&value, flag ? 1 : 0)
        g_object_set_property(pointer(), name, &value)
    }

    private func read<Value>(_ name: String, _ type: GType, _ get: (UnsafePointer<GValue>) -> Value) -> Value {
        var value = GValue()
        g_value_init(&value, type)
        defer { g_value_unset(&value) }
        g_object_get_property(pointer(), name, &value)
        return get(&value)
    }
}
