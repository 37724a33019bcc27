import ExactReal
import Screens

/// What undo brings back: everything that keys have made.
struct Sheet: Hashable, Sendable {
    /// The mode that is shown.
    var mode = Mode.basic
    /// The sum of Basic mode.
    private(set) var desk = Desk.empty
    /// Why the last command of Basic mode gave no result; `desk` is kept as it was before.
    private(set) var failure: Failure?
    /// The number stored, if one is.
    private(set) var memory: Term?
    /// The expression of the scientific mode.
    var scientific = Pad()
    /// The expression of the programmer's mode.
    var programmer = Pad()
    /// The numbers of the converter.
    var converter = Converter()
    /// What was asked for and has not come yet, the oldest first.
    var questions: [Question] = []
    /// What names stand for.
    var definitions = Definitions()
    /// The unit of angles.
    var angle = AngleUnit.degrees
    /// What words hold in the programmer's mode.
    var format = WordFormat()
    /// The base in which numbers are typed there.
    var base = NumberBase.decimal
    /// Which records of the history belong to this moment.
    var recordsShown = RecordsShown()

    /// Does a command of Basic mode. After an error only what begins anew or edits the entry does anything. The result is
    /// what the user should know.
    mutating func applyToDesk(_ command: Command) -> Text {
        if failure != nil, !leavesFailure(command) { return "" }
        do {
            if case .memory(let command) = command { return try apply(command) }
            desk = try reduce(desk, command)
        } catch {
            failure = error
        }
        return ""
    }

    /// The sheet with a number from elsewhere on the display, without its unit. The result says if it had one.
    mutating func put(_ term: Term) -> Text {
        guard let number = term.withoutUnit else { return Sheet.numbersOnly }
        put(.value(number.number))
        return term.measure == nil ? "" : Sheet.unitDropped
    }

    /// The sheet with a number from elsewhere on the display.
    mutating func put(_ operand: Operand) {
        if failure != nil { beginAnew() }
        desk = desk.showing(operand)
    }

    /// A number from another mode in place of the sum of Basic mode. The result says if it had a unit.
    mutating func receive(_ term: Term) -> Text {
        guard let number = term.withoutUnit else { return Sheet.numbersOnly }
        desk = .oneOperand(.value(number.number))
        return term.measure == nil ? "" : Sheet.unitDropped
    }

    /// The result that this sheet has on its desk and the one before it had not.
    func newResult(since earlier: Sheet) -> Term? {
        guard case .oneOperand(.result(let term, _)) = desk, term.isCalculated else { return nil }
        if case .result(term, _) = earlier.desk.shown { return nil }
        return term
    }

    /// Uses the memory with a number: adds it, subtracts it or stores it. The result is why that was not done.
    mutating func remember(_ shown: Term, _ command: MemoryCommand) throws(Failure) -> Text {
        let earlier = memory ?? Term(0)
        switch command {
        case .add, .subtract:
            if earlier.measure != nil || shown.measure != nil {
                return tr("The memory adds up numbers without a unit: MS stores one with its unit")
            }
            memory = try (command == .add ? Operator.add : .subtract).applied(earlier, shown).number
        default: memory = shown.number
        }
        return ""
    }

    /// Stores a number in place of the one stored.
    mutating func store(_ number: Term) {
        memory = number
    }

    /// Empties the memory.
    mutating func forgetMemory() {
        memory = nil
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
    private mutating func apply(_ command: MemoryCommand) throws(Failure) -> Text {
        var words = Text()
        switch command {
        case .clear, .recall:
            guard let stored = memory else { return "" }
            if command == .clear { forgetMemory() } else { words = put(stored) }
        case .add, .subtract, .store:
            if desk.isSignAlone { return "" }
            words = try remember(desk.term, command)
        }
        desk = desk.settled
        return words
    }

    private static let numbersOnly = tr("Basic mode takes numbers only, no times and dates")
}
