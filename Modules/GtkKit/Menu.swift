import CGtk

/// A menu as plain data: entries in groups with a line between them.
public struct Menu: Equatable, Sendable {
    /// One entry.
    public struct Entry: Equatable, Sendable {
        /// The words.
        public var label: String
        /// The action, such as `win.undo`.
        public var action: String

        /// An entry. GTK shows the keys that activate the action beside it.
        public init(_ label: String, action: String) {
            self.label = label
            self.action = action
        }
    }

    /// The entries, group by group.
    public var groups: [[Entry]]

    /// A menu.
    public init(_ groups: [[Entry]]) {
        self.groups = groups
    }

    /// A popover with the entries, as a floating reference.
    @MainActor
    func makePopover() -> UnsafeMutablePointer<GtkWidget>? {
        let model = g_menu_new()
        defer { g_object_unref(gpointer(model)) }
        for group in groups where !group.isEmpty {
            let section = g_menu_new()
            defer { g_object_unref(gpointer(section)) }
            for entry in group { g_menu_append(section, entry.label, entry.action) }
            g_menu_append_section(model, nil, UnsafeMutablePointer(section))
        }
        let popover = gtk_popover_menu_new_from_model(UnsafeMutablePointer(model))
        gtk_popover_set_has_arrow(UnsafeMutableRawPointer(popover)?.assumingMemoryBound(to: GtkPopover.self), 0)
        return popover
    }
}

extension Widget {
    /// Opens a menu at the widget, for as long as it is looked at.
    public func popUp(_ menu: Menu) {
        guard let popover = menu.makePopover() else { return }
        gtk_widget_set_parent(popover, widget)
        let shown = Widget(shared: popover)
        let pointer = OpaquePointer(popover)
        // Not at once: the entry that was chosen is activated after the menu has closed.
        shown.connect("closed") { MainLoop.afterPicture { gtk_widget_unparent(UnsafeMutablePointer(pointer)) } }
        gtk_popover_popup(shown.pointer())
    }
}
