import Screens

/// A line of text being edited: the text, the caret, and what is selected.
///
/// Places are byte offsets; they always stand where a character begins that a user sees as one. The text is
/// well-formed UTF-8 in one line.
public struct Editor: Hashable, Sendable {
    /// The text.
    public private(set) var text = Text()
    /// Where the caret stands: the end of the selection that moves.
    public private(set) var caret = 0
    /// The end of the selection that stays; equal to the caret where nothing is selected.
    public private(set) var anchor = 0

    /// The longest text, in bytes.
    public static let longest = 100_000

    /// An empty line.
    public init() {}

    /// A line with the caret at its end; what is too long is left out.
    init(_ text: Text) {
        insert(text)
    }

    /// The bytes that are selected, perhaps none.
    public var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

    /// Whether there is no text.
    public var isEmpty: Bool { text.isEmpty }

    /// Puts a text at the caret, in place of what is selected. Line ends become spaces, what is not text and control
    /// characters are left out. Nothing, and false, if the text would be too long. O(length).
    @discardableResult
    mutating func insert(_ inserted: Text) -> Bool {
        let line = inserted.singleLine
        let range = selection
        guard text.utf8.count - range.count + line.utf8.count <= Editor.longest else { return false }
        text.utf8.replaceSubrange(range, with: line.utf8)
        let end = range.lowerBound + line.utf8.count
        // What was put in may join with what stands behind it.
        place(text.isBoundary(end) ? end : text.boundary(after: text.nearestBoundary(to: end)))
        return true
    }

    /// Moves the caret, and with it the end of the selection if it is `selecting`. O(distance).
    mutating func move(_ move: CaretMove, selecting: Bool) {
        if !selecting, !selection.isEmpty, move == .left || move == .right {
            return place(move == .left ? selection.lowerBound : selection.upperBound)
        }
        caret = text.place(move, from: caret)
        if !selecting { anchor = caret }
    }

    /// Takes away what is selected, else what lies between the caret and where a move would take it. O(length).
    mutating func delete(_ move: CaretMove) {
        let goal = selection.isEmpty ? text.place(move, from: caret) : anchor
        let range = min(goal, caret)..<max(goal, caret)
        text.utf8.removeSubrange(range)
        place(range.lowerBound)
    }

    /// Selects from one place to another, where the caret then stands; each is moved back to where a character begins.
    mutating func select(from anchor: Int, to caret: Int) {
        self.anchor = text.nearestBoundary(to: anchor)
        self.caret = text.nearestBoundary(to: caret)
    }

    /// Puts the caret at a place, or at the character it lies in; nothing is selected then.
    mutating func place(_ offset: Int) {
        select(from: offset, to: offset)
    }
}

/// Where a caret can go from where it stands.
public enum CaretMove: UInt8, Hashable, Sendable, CaseIterable {
    /// To the character before or behind.
    case left, right
    /// To where the word before begins, or the one behind ends.
    case wordLeft, wordRight
    /// To either end of the line.
    case start, end
}

extension Text {
    /// Where a move leads from a place.
    fileprivate func place(_ move: CaretMove, from offset: Int) -> Int {
        switch move {
        case .left: boundary(before: offset)
        case .right: boundary(after: offset)
        case .wordLeft: wordStart(before: offset)
        case .wordRight: wordEnd(after: offset)
        case .start: 0
        case .end: utf8.count
        }
    }

    /// The text as one line of well-formed UTF-8: a space for each line end or tab, no other control characters.
    fileprivate var singleLine: Text {
        Text(
            utf8: wellFormed.utf8.compactMap { byte in
                switch byte {
                case 0x09, 0x0A: 0x20
                case 0..<0x20, 0x7F: nil
                default: byte
                }
            })
    }
}
