/// What a comma between two digits can be.
enum Comma {
    /// It groups digits in threes.
    case groups
    /// It groups digits in threes; any other separates, which the function does not take.
    case unwanted
    /// It separates the numbers of a function.
    case separates
    /// Either: the function takes one number or two.
    case doubtful
}

/// The commas inside one bracket.
struct Commas {
    /// What one between two digits can be.
    let kind: Comma
    /// The byte of the first one that separates, but could as well group digits in threes.
    private var grouping: Int?
    /// Whether one has a space behind it, so that one without could mean something else.
    private var isSpaced = false

    init(_ kind: Comma) {
        self.kind = kind
    }

    /// Takes note of one that separates, and gives the byte of one that could be meant otherwise: `max(1,234, 7)`.
    mutating func separate(at position: Int, isSpaced: Bool, couldGroup: Bool) -> Int? {
        self.isSpaced = self.isSpaced || isSpaced
        if couldGroup, grouping == nil { grouping = position }
        return self.isSpaced ? grouping : nil
    }
}
