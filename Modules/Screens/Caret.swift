/// Where a text is edited, in bytes of it; always where a character begins that a user sees as one, or at the end.
public struct Caret: Equatable, Sendable {
    /// Where what is typed goes.
    public var position: Int
    /// The other end of what is selected; equal to the position where nothing is.
    public var anchor: Int
    /// The byte at which something is wrong, if anything is.
    public var fault: Int?
    /// Whether keys go here: of several texts that can be edited one is active.
    public var isActive: Bool

    /// A caret.
    public init(position: Int, anchor: Int, fault: Int? = nil, isActive: Bool = true) {
        self.position = position
        self.anchor = anchor
        self.fault = fault
        self.isActive = isActive
    }

    /// The bytes that are selected, perhaps none.
    public var selection: Range<Int> { min(anchor, position)..<max(anchor, position) }
}

extension Screen {
    /// The text that the user edits, if keys go into one.
    public var editedReadout: Readout? {
        display.first { $0.trailing.caret?.isActive == true }?.trailing
    }
}

extension Readout {
    /// The text with signs for the caret `▏` and for what is selected `⟦…⟧`, for plain text.
    public var markedText: Text {
        guard let caret, caret.isActive else { return text }
        let (start, end) = (caret.selection.lowerBound, caret.selection.upperBound)
        let head = Text(utf8: Array(text.utf8[..<start]))
        let tail = Text(utf8: Array(text.utf8[end...]))
        if start == end { return head + Caret.sign + tail }
        return head + "⟦" + Text(utf8: Array(text.utf8[start..<end])) + "⟧" + tail
    }
}

extension Caret {
    /// How a caret is drawn in plain text.
    public static let sign: Text = "▏"
}
