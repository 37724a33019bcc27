import CGtk

/// A child that reports no baseline. In a row of a grid, children with baselines at different heights
/// would make the row grow by the difference.
public final class Overlay: Widget {
    override class var gType: GType { gtk_overlay_get_type() }

    /// An overlay round a child.
    public init(_ child: Widget) {
        super.init(new: gtk_overlay_new())
        gtk_overlay_set_child(opaque, child.widget)
    }

    /// A child over another, which is as large as it is.
    public init(_ child: Widget, over ground: Widget) {
        super.init(new: gtk_overlay_new())
        gtk_overlay_set_child(opaque, ground.widget)
        gtk_overlay_add_overlay(opaque, child.widget)
        gtk_overlay_set_measure_overlay(opaque, child.widget, 1)
    }
}
