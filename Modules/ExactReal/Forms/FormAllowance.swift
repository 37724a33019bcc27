/// What the forms of a calculation may cost: a part of its budget. Once it is spent numbers go on without forms, so that
/// no sum waits for rules, which are a help and no need, or runs out of memory for them.
struct FormAllowance {
    private var work: Int64
    private var bytes: Int
    /// The work that remains to the budget when the form that is being made is given up; nil while none is made.
    private var end: Int64?

    /// A quarter of what a budget has, and a quarter of a second at most.
    init(of budget: Budget) {
        work = min(budget.remainingWork / 4, FormAllowance.mostWork)
        bytes = budget.remainingBytes / 4
    }

    private static let mostWork: Int64 = 250_000_000

    /// Whether nothing is left.
    var isSpent: Bool { work <= 0 || bytes <= 0 }

    /// Whether a form is being made that takes longer than is left.
    func isOver(_ budget: Budget) -> Bool {
        end.map { budget.remainingWork < $0 } ?? false
    }

    /// Begins a form. False if it is part of one that has begun, which counts all of its work.
    mutating func begin(_ budget: Budget) -> Bool {
        if end != nil { return false }
        end = budget.remainingWork - work
        return true
    }

    /// Ends the form that has begun.
    mutating func finish(_ budget: Budget) {
        work = budget.remainingWork - (end ?? 0)
        end = nil
    }

    mutating func keep(bytes count: Int) {
        bytes -= count
    }
}
