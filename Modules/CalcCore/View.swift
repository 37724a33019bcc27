/// How the present sheet is looked at: nothing that a calculation depends on.
struct View: Hashable, Sendable {
    /// Whether the second page of functions is shown.
    var isSecondPage = false
    /// Whether the exact form stands in place of the digits, where there is one.
    var showsExactForm = false
    /// The first of the digits shown from the middle of the result; nil for the result as usual.
    var firstDigit: Int?
    /// The list of units of the converter; nil unless one is looked for.
    var search: UnitSearch?

    /// What is shown has changed: its first digits are of interest again, and nothing is looked for any more.
    mutating func lookBack() {
        firstDigit = nil
        search = nil
    }
}
