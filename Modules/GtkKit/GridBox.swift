import CGtk

/// Children in cells of equal size.
public final class GridBox: Widget {
    override class var gType: GType { gtk_grid_get_type() }

    /// An empty grid whose cells are this far apart.
    public init(spacing: UInt32, class name: String = "") {
        super.init(new: gtk_grid_new())
        gtk_grid_set_column_homogeneous(pointer(), 1)
        gtk_grid_set_row_homogeneous(pointer(), 1)
        gtk_grid_set_column_spacing(pointer(), spacing)
        gtk_grid_set_row_spacing(pointer(), spacing)
        if !name.isEmpty { setClass(name) }
    }

    /// Puts a child into the cell, over `width` columns.
    public func attach(_ child: Widget, column: Int, row: Int, width: Int) {
        gtk_grid_attach(pointer(), child.widget, Int32(column), Int32(row), Int32(width), 1)
    }
}
