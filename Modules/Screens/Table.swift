/// Records in rows and columns, newest on top: the laps, the history.
public struct Table: Equatable, Sendable {
    /// A column.
    public struct Column: Equatable, Sendable {
        /// The name scripts know it by, such as `lap`.
        public var id: Text
        /// The heading, such as "Time".
        public var title: Text
        /// Whether its cells are whole numbers, for scripts.
        public var isNumber: Bool
        /// Whether its cells are the user's own words, which give way to figures where there is little room.
        public var isWords: Bool
        /// Whether its cells are shown as they are: digits in dates and in the user's own words are no numbers.
        public var isVerbatim: Bool

        /// A column; the user's own words are shown as they are.
        public init(
            id: Text, title: Text, isNumber: Bool = false, isWords: Bool = false, isVerbatim: Bool = false
        ) {
            self.id = id
            self.title = title
            self.isNumber = isNumber
            self.isWords = isWords
            self.isVerbatim = isVerbatim || isWords
        }
    }

    /// A mark on a row, by a word and more than colour.
    public enum Tag: Equatable, Sendable {
        /// The best of all rows.
        case best
        /// The worst of all rows.
        case worst
        /// The row that is still growing.
        case open
    }

    /// One record.
    public struct Row: Equatable, Sendable {
        /// The text of each column.
        public var cells: [Text]
        /// Its mark, if any.
        public var tag: Tag?

        /// A row.
        public init(cells: [Text], tag: Tag? = nil) {
            self.cells = cells
            self.tag = tag
        }
    }

    /// The name scripts know it by, such as `laps`.
    public var id: Text
    /// What a screen reader calls it.
    public var name: Text
    /// The columns.
    public var columns: [Column]
    /// The row still growing, above the others; it changes while time runs.
    public var openRow: Row?
    /// The finished rows, newest first. Equal tables mostly share this buffer, so comparing them is O(1).
    public var rows: [Row]
    /// The index of the row that is selected; nil if none is.
    public var selection: Int?
    /// Figures over all rows: best, mean, worst.
    public var footer: [Readout]
    /// Whether renderers draw it on the main screen; history waits in a pane of its own.
    public var isDrawn: Bool
    /// Whether its rows are measured against each other, so that scripts read of each whether it is best, worst or open.
    public var isRanked: Bool

    /// A table.
    public init(
        id: Text, name: Text, columns: [Column], openRow: Row? = nil, rows: [Row] = [], selection: Int? = nil,
        footer: [Readout] = [], isDrawn: Bool = true, isRanked: Bool = false
    ) {
        self.id = id
        self.name = name
        self.columns = columns
        self.openRow = openRow
        self.rows = rows
        self.selection = selection
        self.footer = footer
        self.isDrawn = isDrawn
        self.isRanked = isRanked
    }
}
