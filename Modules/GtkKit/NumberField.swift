import CGtk

/// A whole number in a range, written or stepped up and down.
public final class NumberField: Widget {
    override class var gType: GType { gtk_spin_button_get_type() }

    /// A field for numbers of a range.
    public init(class name: String, _ range: ClosedRange<Int>) {
        super.init(new: gtk_spin_button_new_with_range(Double(range.lowerBound), Double(range.upperBound), 1))
        gtk_spin_button_set_numeric(opaque, 1)
        gtk_spin_button_set_snap_to_ticks(opaque, 1)
        gtk_editable_set_width_chars(opaque, 4)
        gtk_editable_set_alignment(opaque, 0.5)
        setClass(name)
    }

    /// The number.
    public var number: Int {
        get { Int(gtk_spin_button_get_value_as_int(opaque)) }
        set { if newValue != number { gtk_spin_button_set_value(opaque, Double(newValue)) } }
    }

    /// Calls the handler with the number whenever it has become another one.
    public func onChange(_ handler: @escaping @MainActor (Int) -> Void) {
        let field = opaque  // The field itself, which lives while its handler does.
        connect("value-changed") { handler(Int(gtk_spin_button_get_value_as_int(field))) }
    }
}
