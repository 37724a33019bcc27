import CGtk

/// Types of widgets that a closure draws: each a subclass of one of GTK's, registered when it is first needed.
@MainActor
enum DrawnType {
    /// Nothing but what is drawn.
    static let picture = subclass("TallyPicture", of: gtk_widget_get_type(), GTK_ACCESSIBLE_ROLE_IMG)
    /// To screen readers a text.
    static let text = subclass("TallyText", of: gtk_inscription_get_type(), GTK_ACCESSIBLE_ROLE_LABEL)
    /// To screen readers a text that is said when it changes.
    static let announcement = subclass("TallyAnnouncement", of: gtk_inscription_get_type(), GTK_ACCESSIBLE_ROLE_ALERT)
    /// To screen readers a text that tells a running time.
    static let timer = subclass("TallyTimer", of: gtk_inscription_get_type(), GTK_ACCESSIBLE_ROLE_TIMER)

    /// Where a widget keeps the closures that draw it, measure it and hear of its size.
    nonisolated static let drawing = g_quark_from_static_string("tally-drawing")
    nonisolated static let measuring = g_quark_from_static_string("tally-measuring")
    nonisolated static let resizing = g_quark_from_static_string("tally-resizing")

    private static func subclass(_ name: String, of parent: GType, _ role: GtkAccessibleRole) -> GType {
        var sizes = GTypeQuery()
        g_type_query(parent, &sizes)
        let type = g_type_register_static_simple(
            parent, name, sizes.class_size, nil, sizes.instance_size, nil, GTypeFlags(rawValue: 0))
        // The class is never given back, so it stays as it is made here.
        let made = g_type_class_ref(type)?.assumingMemoryBound(to: GtkWidgetClass.self)
        made?.pointee.snapshot = Trampoline.snapshot
        made?.pointee.measure = Trampoline.measure
        made?.pointee.size_allocate = Trampoline.allocated
        made?.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
        gtk_widget_class_set_accessible_role(made, role)
        return type
    }
}
