import CGtk

/// A window of an application. Its actions are reached over D-Bus and through the accessibility tree as well.
public final class Window: Widget {
    override class var gType: GType { gtk_application_window_get_type() }

    /// A window that is not shown yet. Its size is in pixels.
    public init(of application: Application, title: String, width: Int, height: Int) {
        // GTK owns windows; a wrapper shares them.
        super.init(shared: gtk_application_window_new(application.pointer()))
        gtk_window_set_title(pointer(), title)
        gtk_window_set_default_size(pointer(), Int32(width), Int32(height))
    }

    /// Puts in the bar and all below it.
    public func setContent(header: HeaderBar, _ child: Widget) {
        gtk_window_set_titlebar(pointer(), header.widget)
        gtk_window_set_child(pointer(), child.widget)
    }

    /// Stands over another window, and goes with it.
    public func stand(over window: Window) {
        gtk_window_set_transient_for(pointer(), window.pointer())
        gtk_window_set_destroy_with_parent(pointer(), 1)
    }

    /// Adds an action, reached as `win.NAME`.
    public func add(_ action: Action) {
        g_action_map_add_action(opaque, action.opaque)
    }

    /// Shows the window, or brings it to the front.
    public func present() {
        gtk_window_present(pointer())
    }

    /// Asks it to close.
    public func close() {
        gtk_window_close(pointer())
    }

    /// Calls the handler when the user wants it closed, before it is.
    public func onClose(_ handler: @escaping @MainActor () -> Void) {
        connect(
            "close-request", through: Trampoline.asked,
            Handler<Trampoline.Again> {
                handler()
                return false
            })
    }

    /// Takes the focus away from all widgets: keys go to the window itself.
    public func dropFocus() {
        gtk_window_set_focus(pointer(), nil)
    }

    /// Where the keys go.
    public enum Focus: Sendable {
        /// To the window itself.
        case window
        /// To a widget of the window, such as a button.
        case widget
        /// To an open menu.
        case menu
    }

    /// Where the keys go now.
    public var focus: Focus {
        guard let focused = gtk_window_get_focus(pointer()) else { return .window }
        return gtk_widget_get_ancestor(focused, gtk_popover_get_type()) == nil ? .widget : .menu
    }

    /// Whether it covers the whole screen.
    public var isFullScreen: Bool {
        get { gtk_window_is_fullscreen(pointer()) != 0 }
        set {
            if newValue { gtk_window_fullscreen(pointer()) } else { gtk_window_unfullscreen(pointer()) }
        }
    }

    /// Does what the action of this name does, such as `win.close`.
    public func activate(_ action: String) {
        gtk_widget_activate_action_variant(widget, action, nil)
    }

    /// The size in pixels that it has, or will have once it is no longer maximised or on a full screen.
    public var ordinarySize: (width: Int, height: Int) {
        get {
            var (width, height) = (Int32(0), Int32(0))
            gtk_window_get_default_size(pointer(), &width, &height)
            return (Int(width), Int(height))
        }
        set { gtk_window_set_default_size(pointer(), Int32(newValue.width), Int32(newValue.height)) }
    }

    /// Calls the handler when the window begins or ceases to cover the whole screen.
    public func onFullScreen(_ handler: @escaping @MainActor () -> Void) {
        connect(change: "fullscreened", handler)
    }

    /// Whether it has the keyboard.
    public var isActive: Bool { gtk_window_is_active(pointer()) != 0 }

    /// Makes the sound by which the desktop asks for attention.
    public func ring() {
        gtk_widget_error_bell(widget)
    }

    /// Whether there is anything to see of the window: it is shown and not minimised.
    public var canBeSeen: Bool {
        guard gtk_widget_get_mapped(widget) != 0, let surface = gtk_native_get_surface(opaque) else { return false }
        return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue == 0
    }

    /// Calls the handler when `canBeSeen` may have changed. The window must be shown first.
    public func onSight(_ handler: @escaping @MainActor () -> Void) {
        connect("map", handler)
        connect("unmap", handler)
        guard let surface = gtk_native_get_surface(opaque) else { return }
        Object(shared: UnsafeMutableRawPointer(surface)).connect(change: "state", handler)
    }
}
