/// What a comma between two digits can be.
enum Comma {
    /// It groups digits in threes.
    case groups
    /// It separates the numbers of a function.
    case separates
    /// Either: the function takes one number or two.
    case doubtful
}
