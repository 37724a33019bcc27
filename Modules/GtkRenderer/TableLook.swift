/// How the rows of a table are laid out: the classes of its columns, and which of them need a wide window.
struct TableLook {
    /// The classes of the columns after the first, which stands at the left.
    let columns: [String]
    /// The column, counted as these are, that a narrow window has no room for.
    let extra: Int
    /// Whether there is room for a tag after the first column.
    let hasTags: Bool

    /// Whether the first column shares the room that is left with the others.
    let isFirstWide: Bool

    /// Number and tag; time, differences to the best and to the lap before, total.
    static let laps = TableLook(columns: ["lap", "dim", "dim", "dim"], extra: 2, hasTags: true, isFirstWide: false)
    /// The symbol; name, category.
    static let units = TableLook(columns: ["name", "dim"], extra: 1, hasTags: false, isFirstWide: true)
    /// When it began; time, number of laps, watch.
    static let sessions = TableLook(columns: ["lap", "dim", "dim"], extra: 2, hasTags: false, isFirstWide: true)
}
