import CGtk

/// The window that lists the keys of a program.
public final class ShortcutsWindow: Widget {
    override class var gType: GType { gtk_shortcuts_window_get_type() }

    /// Keys that belong together.
    public struct Group: Equatable, Sendable {
        /// What they have in common.
        public var title: String
        /// Each with its keys, in the spelling of screens, and what they do.
        public var shortcuts: [(keys: [String], words: String)]

        /// A group.
        public init(_ title: String, _ shortcuts: [(keys: [String], words: String)]) {
            self.title = title
            self.shortcuts = shortcuts
        }

        /// Whether two groups say the same.
        public static func == (left: Group, right: Group) -> Bool {
            left.title == right.title && left.shortcuts.elementsEqual(right.shortcuts) { $0 == $1 }
        }
    }

    /// A window with these groups, over another.
    public init(title: String, _ groups: [Group], over window: Window) {
        // GTK makes such windows from descriptions alone.
        let builder = gtk_builder_new_from_string(Self.description(of: groups), -1)
        super.init(shared: gtk_builder_get_object(builder, "shortcuts").map { UnsafeMutableRawPointer($0) })
        g_object_unref(gpointer(builder))
        gtk_window_set_title(pointer(), title)
        gtk_window_set_transient_for(pointer(), window.pointer())
        gtk_window_set_modal(pointer(), 1)
    }

    /// Shows it.
    public func present() {
        gtk_window_present(pointer())
    }
}

extension ShortcutsWindow {
    /// The description from which GTK builds it.
    static func description(of groups: [Group]) -> String {
        let section = object("GtkShortcutsSection", [("visible", "1")], groups.map { description(of: $0) })
        return "<interface>" + object("GtkShortcutsWindow", id: "shortcuts", [], [section]) + "</interface>"
    }

    private static func description(of group: Group) -> String {
        object(
            "GtkShortcutsGroup", [("title", group.title)],
            group.shortcuts.map { shortcut in
                let keys = shortcut.keys.map { KeyName.trigger($0) }.joined(separator: " ")
                return object("GtkShortcutsShortcut", [("accelerator", keys), ("title", shortcut.words)], [])
            })
    }

    private static func object(
        _ type: String, id: String = "", _ properties: [(name: String, value: String)], _ children: [String]
    ) -> String {
        let attribute = id.isEmpty ? "" : " id=\"\(id)\""
        let values = properties.map { "<property name=\"\($0.name)\">\(escaped($0.value))</property>" }
        return "<object class=\"\(type)\"\(attribute)>" + values.joined()
            + children.map { "<child>\($0)</child>" }.joined() + "</object>"
    }

    /// A text as it stands in XML.
    private static func escaped(_ text: String) -> String {
        text.map { ["<": "&lt;", ">": "&gt;", "&": "&amp;"][$0] ?? String($0) }.joined()
    }
}
