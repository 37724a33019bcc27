import CGtk
import Glibc

/// A program with windows: one instance a session, known to the desktop by its identifier.
public final class Application: Object {
    override class var gType: GType { gtk_application_get_type() }

    /// Chooses the lighter ways of drawing, unless the user has chosen. Call it first thing in the program.
    ///
    /// GTK 4 loads OpenGL and its compiler even to draw a keypad: 33 MiB and 40 ms.
    public nonisolated static func preferLightDrawing() {
        setenv("GSK_RENDERER", "cairo", 0)
        setenv("GDK_DEBUG", "gl-disable", 0)
    }

    /// Whether there is a display to open windows on. `id` names the program to the desktop and to screen readers,
    /// and must be told before anything else.
    public static func hasDisplay(for id: String) -> Bool {
        g_set_prgname(id)
        return gtk_init_check() != 0
    }

    /// An application of this identifier, such as `io.github.tally.calculator`; as a service it opens no window until it is
    /// told to, and ends when there has been nothing to do for a while.
    public init(id: String, isService: Bool = false) {
        super.init(new: gtk_application_new(id, isService ? G_APPLICATION_IS_SERVICE : GApplicationFlags(rawValue: 0)))
    }

    /// Calls the handler when the program is started, and again when it is started a second time.
    public func onActivate(_ handler: @escaping @MainActor () -> Void) {
        connect("activate", handler)
    }

    /// Runs until the last window is closed. The result is the program's exit status.
    public func run() -> Int32 {
        g_application_run(pointer(), 0, nil)
    }

    /// Ends `run()`.
    public func quit() {
        g_application_quit(pointer())
    }

    /// Adds an action, reached as `app.NAME`.
    public func add(_ action: Action) {
        g_action_map_add_action(opaque, action.opaque)
    }

    /// Makes keys, in GTK's spelling such as `<Control>q`, activate an action.
    public func setAccelerators(_ keys: [String], for action: String) {
        let copies = keys.map { strdup($0) }
        defer { for copy in copies { free(copy) } }
        var list = copies.map { UnsafePointer($0) } + [nil]
        gtk_application_set_accels_for_action(pointer(), action, &list)
    }
}
