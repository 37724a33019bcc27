import CGtk

/// A button that opens a menu. The menu is made when it is opened, and so costs nothing before.
public final class MenuButton: Widget {
    override class var gType: GType { gtk_menu_button_get_type() }

    /// A button with a child.
    public init(class name: String, _ child: Widget, menu: @escaping @MainActor () -> Menu) {
        super.init(new: gtk_menu_button_new())
        gtk_menu_button_set_child(opaque, child.widget)
        setClass(name)
        let handler = Handler<Trampoline.Owner> { button in
            gtk_menu_button_set_popover(button, menu().makePopover())
        }
        gtk_menu_button_set_create_popup_func(opaque, Trampoline.owner, handler.retained(), Trampoline.release)
    }

    /// Whether F10 opens it.
    public var isPrimary: Bool {
        get { gtk_menu_button_get_primary(opaque) != 0 }
        set { gtk_menu_button_set_primary(opaque, newValue ? 1 : 0) }
    }
}
