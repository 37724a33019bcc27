import ExactReal
import Screens

/// What undo brings back: the sum, the memory, an error and how much of the history there is.
struct Sheet: Hashable, Sendable {
    /// The sum.
    private(set) var desk = Desk.empty
    /// The number stored, if one is.
    private(set) var memory: Term?
    /// Why the last command gave no result; `desk` is kept as it was before.
    private(set) var failure: Failure?
    /// How many records of the history belong to this moment.
    var recordCount = 0

    /// The sheet after a command. After an error only what begins anew or edits the entry does anything.
    mutating func apply(_ command: Command) {
        if failure != nil, !leavesFailure(command) { return }
        do {
            if case .memory(let command) = command {
                try apply(command)
            } else {
                desk = try reduce(desk, command)
            }
        } catch {
            failure = error
        }
    }

    /// The sheet with a number from elsewhere on the display.
    mutating func put(_ operand: Operand) {
        if failure != nil { beginAnew() }
        desk = desk.showing(operand)
    }

    /// The result that this sheet has and the one before it had not.
    func newResult(since earlier: Sheet) -> Term? {
        guard case .oneOperand(.result(let term, _)) = desk, term.isCalculated else { return nil }
        if case .result(term, _) = earlier.desk.shown { return nil }
        return term
    }
}

extension Sheet {
    /// Leaves the error as the command asks, and tells whether the command still has to be done.
    private mutating func leavesFailure(_ command: Command) -> Bool {
        switch command {
        case .backspace:
            failure = nil
            return false
        case .clear, .clearEntry, .addDigit, .addPoint: beginAnew()
        case .memory(.recall) where memory != nil: beginAnew()
        case .memory(.clear): break
        default: return false
        }
        return true
    }

    private mutating func beginAnew() {
        desk = .empty
        failure = nil
    }

    /// Uses the memory; a digit afterwards begins a new number. Nothing if there is no number to recall or to store.
    private mutating func apply(_ command: MemoryCommand) throws(Failure) {
        switch command {
        case .clear, .recall:
            guard let stored = memory else { return }
            if command == .clear { memory = nil } else { desk = desk.showing(.value(stored)) }
        case .add, .subtract, .store:
            if desk.isSignAlone { return }
            memory = try stored(command)
        }
        desk = desk.settled
    }

    /// What the memory holds after a command that stores the number shown.
    private func stored(_ command: MemoryCommand) throws(Failure) -> Term {
        let earlier = memory ?? Term(0)
        let shown = desk.term
        return switch command {
        case .add: try Operator.add.applied(earlier, shown).number
        case .subtract: try Operator.subtract.applied(earlier, shown).number
        default: shown.number
        }
    }
}
