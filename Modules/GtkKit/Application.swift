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

    /// How a program stands to others of its identifier.
    public enum Instance: Sendable {
        /// The one that is asked when the program is started again.
        case only
        /// The same, started by the desktop: it opens no window until it is told to, and ends when there has been nothing to
        /// do for a while.
        case service
        /// One beside that.
        case further

        fileprivate var flags: GApplicationFlags {
            switch self {
            case .only: GApplicationFlags(rawValue: 0)
            case .service: G_APPLICATION_IS_SERVICE
            case .further: G_APPLICATION_NON_UNIQUE
            }
        }
    }

    /// An application of this identifier, such as `io.github.tally.calculator`.
    public init(id: String, instance: Instance = .only) {
        super.init(new: gtk_application_new(id, instance.flags))
    }

    /// Starts this program once more with such arguments, beside this one.
    public func startAnother(_ arguments: [String]) {
        var words = ([CommandLine.arguments[0]] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        g_spawn_async(nil, &words, nil, G_SPAWN_SEARCH_PATH, nil, nil, nil, nil)
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
