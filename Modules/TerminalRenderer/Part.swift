/// A part of a picture between two rules: the least room in which nothing is cut, and how it draws itself.
struct Part {
    /// The fewest columns.
    let width: Int
    /// The fewest rows.
    let height: Int
    /// Whether it takes the rows that are left over.
    var grows = false
    /// Draws it into at least that room.
    let draw: (_ picture: inout Picture, _ area: Area) -> Void
}

/// Some rows and columns of a picture.
struct Area: Equatable, Sendable {
    var rows: Range<Int>
    var columns: Range<Int>
}
