import CGtk

/// Children in a row or a column.
public final class Box: Widget {
    override class var gType: GType { gtk_box_get_type() }

    /// The direction of the children.
    public enum Direction: Sendable {
        /// From the left to the right.
        case row
        /// From the top down.
        case column

        var gtk: GtkOrientation { self == .row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL }
    }

    /// A box of these children, in a class of the style sheet.
    public init(_ direction: Direction, spacing: Int32 = 0, class name: String = "", _ children: [Widget] = []) {
        super.init(new: gtk_box_new(direction.gtk, spacing))
        if !name.isEmpty { setClass(name) }
        for child in children { append(child) }
    }

    /// Whether all children are given the same room.
    public var isHomogeneous: Bool {
        get { gtk_box_get_homogeneous(pointer()) != 0 }
        set { gtk_box_set_homogeneous(pointer(), newValue ? 1 : 0) }
    }

    /// The direction of the children.
    public var direction: Direction {
        get { gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_HORIZONTAL ? .row : .column }
        set { if newValue != direction { gtk_orientable_set_orientation(opaque, newValue.gtk) } }
    }

    /// Adds a child after the others.
    public func append(_ child: Widget) {
        if gtk_widget_get_direction(widget) == GTK_TEXT_DIR_LTR { child.keepLeftToRight() }
        gtk_box_append(pointer(), child.widget)
    }

    /// Takes a child away.
    public func remove(_ child: Widget) {
        gtk_box_remove(pointer(), child.widget)
    }
}
