import CGtk

/// Children in a column that shares out the height beyond what they need: first to the first child, which may become
/// half as high again; then to the last, by a quarter; all that is left to the first.
public final class Column: Widget {
    override class var gType: GType { gtk_box_get_type() }

    /// A column of these children, in a class of the style sheet.
    public init(class name: String, _ children: [Widget]) {
        super.init(new: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
        setClass(name)
        let layout = gtk_custom_layout_new({ _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }, Self.measure, Self.allocate)
        gtk_widget_set_layout_manager(widget, layout)
        for child in children { gtk_box_append(pointer(), child.widget) }
    }

    /// The heights of children that need these, in a room of at least their sum.
    nonisolated static func heights(of needs: [Int32], in room: Int32) -> [Int32] {
        guard let first = needs.first, let last = needs.last else { return [] }
        var heights = needs
        var rest = max(0, room - needs.reduce(0, +))
        func grow(_ index: Int, by limit: Int32) {
            let growth = min(rest, limit)
            heights[index] += growth
            rest -= growth
        }
        grow(0, by: first / 2)
        grow(needs.count - 1, by: last / 4)
        grow(0, by: rest)
        return heights
    }
}

/// What GTK asks of a layout. It has no data of its own, so these work on what they are given alone.
extension Column {
    private typealias Child = UnsafeMutablePointer<GtkWidget>

    /// `void (*GtkCustomMeasureFunc) (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
    /// int *natural, int *minimum_baseline, int *natural_baseline)`
    private nonisolated static var measure: GtkCustomMeasureFunc {
        { widget, orientation, other, minimum, natural, _, _ in
            let isHeight = orientation == GTK_ORIENTATION_VERTICAL
            let sizes = Column.children(of: widget).map { Column.size(of: $0, orientation, for: isHeight ? other : -1) }
            let total: ([Int32]) -> Int32 = { isHeight ? $0.reduce(0, +) : $0.max() ?? 0 }
            minimum?.pointee = total(sizes.map { $0.minimum })
            natural?.pointee = total(sizes.map { $0.natural })
        }
    }

    /// `void (*GtkCustomAllocateFunc) (GtkWidget *widget, int width, int height, int baseline)`
    private nonisolated static var allocate: GtkCustomAllocateFunc {
        { widget, width, height, _ in
            let children = Column.children(of: widget)
            let needs = children.map { Column.size(of: $0, GTK_ORIENTATION_VERTICAL, for: width).minimum }
            var place = GtkAllocation(x: 0, y: 0, width: width, height: 0)
            for (child, share) in zip(children, Column.heights(of: needs, in: height)) {
                place.height = share
                gtk_widget_size_allocate(child, &place, -1)
                place.y += share
            }
        }
    }

    private nonisolated static func children(of widget: Child?) -> [Child] {
        var children: [Child] = []
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            if gtk_widget_should_layout(child) != 0 { children.append(child) }
            next = gtk_widget_get_next_sibling(child)
        }
        return children
    }

    private nonisolated static func size(
        of child: Child, _ orientation: GtkOrientation, for other: Int32
    ) -> (minimum: Int32, natural: Int32) {
        var size: (minimum: Int32, natural: Int32) = (0, 0)
        gtk_widget_measure(child, orientation, other, &size.minimum, &size.natural, nil, nil)
        return size
    }
}
