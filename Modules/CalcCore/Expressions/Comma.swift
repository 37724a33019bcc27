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
    /// Whether a space or zeros behind one tell how commas are meant here, so that the others could mean something else.
    private var isTold = false

    init(_ kind: Comma) {
        self.kind = kind
    }

    /// Takes note of one that separates, and gives the byte of one that could be meant otherwise: `max(1,234, 7)`.
    ///
    /// - Parameter isTold: Whether a space or zeros behind this one tell how commas are meant.
    mutating func separate(at position: Int, isTold: Bool, couldGroup: Bool) -> Int? {
        self.isTold = self.isTold || isTold
        if couldGroup, grouping == nil { grouping = position }
        return self.isTold ? grouping : nil
    }
}
