import CGtk

/// A menu as plain data: entries in groups with a line between them.
public struct Menu: Equatable, Sendable {
    /// One entry.
    public struct Entry: Equatable, Sendable {
        /// The words.
        public var label: String
        /// The action, such as `win.undo`.
        public var action: String
        /// The keys that do the same, in GTK's spelling, such as `<Control>z`; may be empty.
        public var accelerator: String

        /// An entry.
        public init(_ label: String, action: String, accelerator: String = "") {
            self.label = label
            self.action = action
            self.accelerator = accelerator
        }
    }

    /// The entries, group by group.
    public var groups: [[Entry]]

    /// A menu.
    public init(_ groups: [[Entry]]) {
        self.groups = groups
    }

    /// The menu as GIO's model, which the caller owns.
    @MainActor
    var model: Object {
        let menu = Object(new: UnsafeMutableRawPointer(g_menu_new()))
        for group in groups where !group.isEmpty {
            let section = Object(new: UnsafeMutableRawPointer(g_menu_new()))
            for entry in group { g_menu_append_item(section.opaque, entry.item.opaque) }
            g_menu_append_section(menu.opaque, nil, section.pointer())
        }
        return menu
    }
}

extension Menu.Entry {
    @MainActor
    fileprivate var item: Object {
        let item = Object(new: UnsafeMutableRawPointer(g_menu_item_new(label, action)))
        if !accelerator.isEmpty {
            g_menu_item_set_attribute_value(item.opaque, "accel", g_variant_new_string(accelerator))
        }
        return item
    }
}
