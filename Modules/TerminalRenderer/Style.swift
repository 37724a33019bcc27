/// How a character is drawn. Nothing is told by colour alone.
struct Style: Hashable, Sendable {
    /// How loud it is.
    enum Weight: Sendable {
        case dim, normal, bold
    }

    /// What the colour stands for; a terminal without colours shows all of them alike.
    enum Color: Sendable {
        case plain, accent, good, bad
    }

    var weight: Weight = .normal
    var color: Color = .plain
    /// Whether the cell is filled with the colour and the character left out of it.
    var isFilled = false

    static let plain = Style()
    static let dim = Style(weight: .dim)
    static let bold = Style(weight: .bold)
}
