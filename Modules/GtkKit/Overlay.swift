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
}
