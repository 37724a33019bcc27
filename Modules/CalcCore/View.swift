/// How the present sheet is looked at: nothing that a calculation depends on.
struct View: Hashable, Sendable {
    /// Whether the second page of functions is shown.
    var isSecondPage = false
    /// Whether the exact form stands in place of the digits, where there is one.
    var showsExactForm = false
    /// The form of the present result; nil for digits, or the exact form where that is shown.
    var form: ResultForm?
    /// The first of the digits shown from the middle of the result; nil for the result as usual.
    var firstDigit: Int?
    /// What the user is asked for; mostly nothing.
    var asked: Asked?
    /// How many rows of the history are wanted, if there are so many.
    var wantedRows = 0

    /// Shows the result in a form. The exact form stays for the results that follow, as long as no other is chosen.
    mutating func show(_ form: ResultForm) {
        showsExactForm = form == .exact
        self.form = form == .exact ? nil : form
        firstDigit = nil
    }

    /// What is shown has changed: its first digits are of interest again, and nothing is asked for any more but records of
    /// the history, in which several things can be done.
    mutating func lookBack() {
        firstDigit = nil
        form = nil
        if asked?.history == nil { asked = nil }
    }
}
