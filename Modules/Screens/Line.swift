/// One line of the display: what stands in the left gutter and what stands on the right.
public struct Line: Equatable, Sendable {
    /// Left: a mark or a caption.
    public var leading: Readout?
    /// Right: the text itself.
    public var trailing: Readout
    /// The control that a click on the line presses, if any.
    public var control: Text?

    /// A line of the display.
    public init(leading: Readout? = nil, trailing: Readout, control: Text? = nil) {
        self.leading = leading
        self.trailing = trailing
        self.control = control
    }
}
