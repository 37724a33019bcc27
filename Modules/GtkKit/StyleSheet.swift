import CGtk

/// A style sheet that applies to every window of the program.
public final class StyleSheet: Object {
    override class var gType: GType { gtk_css_provider_get_type() }

    /// An empty sheet on the default display.
    public init() {
        super.init(new: gtk_css_provider_new())
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    /// Replaces what it says, by CSS in UTF-8.
    public func load(_ css: [UInt8]) {
        css.withUnsafeBytes { bytes in
            gtk_css_provider_load_from_data(
                pointer(), bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
        }
    }
}
