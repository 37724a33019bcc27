/// One line of the display: what stands in the left gutter and what stands on the right.
public struct Line: Equatable, Sendable {
    /// Left: a mark or a caption.
    public var leading: Readout?
    /// Right: the text itself.
    public var trailing: Readout

    /// A line of the display.
    public init(leading: Readout? = nil, trailing: Readout) {
        self.leading = leading
        self.trailing = trailing
    }
}
