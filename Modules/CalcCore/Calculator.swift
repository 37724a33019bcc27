import ExactReal
import Screens

/// The calculator in all its modes: the state of the application, as a plain value.
///
/// What takes long is not worked out by a command: `request` says what is to be worked out, whoever runs the calculator
/// does so and comes back with `Command.answered`. Keys that come meanwhile are dealt with as if it had been.
public struct Calculator: Equatable, Sendable {
    /// The sheet with all its earlier and undone states.
    var timeline = Timeline(Sheet())
    /// How the sheet is looked at; undo leaves it alone.
    var view = View()
    /// The records of all sheets; which of them the present sheet shows is said there.
    public internal(set) var records = RecordList(hasMore: false)
    /// Those that are shown, as the rows of a table.
    var historyRows = HistoryRows()
    /// What the user has chosen for all windows and runs.
    public private(set) var preferences = Preferences()
    /// What came of the expression while it was edited.
    var live: Answered?
    /// The digits that came last.
    var row: Answered?
    /// The number copied last, if its text is not the whole truth about it.
    private var copied: Copy?
    /// Why the last command changed nothing, in words; mostly empty.
    var notice: Text = ""

    /// A calculator with nothing typed and an empty memory, in a mode.
    public init(in mode: Mode = .basic, angle: AngleUnit = .degrees, preferences: Preferences = Preferences()) {
        var sheet = Sheet()
        (sheet.mode, sheet.angle) = (mode, angle)
        self.preferences = preferences
        timeline = Timeline(sheet)
    }

    /// A calculator in a mode that goes on from earlier runs of the program: with the number stored there, and perhaps with
    /// records that can be asked for. A number that cannot be read is forgotten.
    public init(
        in mode: Mode, angle: AngleUnit = .degrees, preferences: Preferences = Preferences(), memory: WrittenNumber?,
        hasRecords: Bool
    ) {
        self.init(in: mode, angle: angle, preferences: preferences)
        records = RecordList(hasMore: hasRecords)
        guard let term = memory.flatMap({ try? Term($0, angle: .degrees) }) else { return }
        var sheet = sheet
        sheet.store(term)
        timeline.amend(sheet)
    }

    /// The mode.
    public var mode: Mode { sheet.mode }
    /// The unit of angles.
    public var angle: AngleUnit { sheet.angle }
    /// The sum of Basic mode.
    public var desk: Desk { sheet.desk }
    /// The expression of the other modes.
    public var editor: Editor { sheet.pad.editor }
    /// The number stored, if one is.
    public var memory: Real? { sheet.memory?.value }
    /// The number stored, with the expression it came from.
    public var memoryTerm: Term? { sheet.memory }
    /// Why there is no result in Basic mode, while an error is shown.
    public var failure: Failure? { sheet.failure }
    /// The finished calculations as far as they are known, oldest first.
    public var history: [Record] {
        recordsShown.places(in: records.start..<recordsShown.end).map { records[$0] }
    }
    /// Which of the records are in the history.
    public var recordsShown: RecordsShown { sheet.recordsShown }

    /// What keys have made.
    var sheet: Sheet { timeline.present }
}

/// Changes the calculator as a command asks. Amortised O(1), beside the arithmetic of Basic mode.
public func reduce(_ state: inout Calculator, _ command: Command) {
    state.follow(command)
}

/// The calculator after a command.
public func reduce(_ state: Calculator, _ command: Command) -> Calculator {
    var state = state
    state.follow(command)
    return state
}

extension Calculator {
    /// What is to be worked out now; nil if nothing is. First what keys have asked for, then what the display shows.
    public var request: Request? {
        if let request = sheet.questionedRequest { return request }
        if let request = sheet.liveRequest, live?.request != request { return request }
        if let request = rowRequest, row?.request != request { return request }
        return nil
    }

    /// What the expression shown came to; nil as long as that is not known, and where there is none.
    var outcome: Outcome? {
        if case .answered(_, let outcome) = sheet.pad.phase { return outcome }
        guard let live, live.request == sheet.liveRequest else { return nil }
        return live.outcome
    }

    /// The number shown with the expression it came from; nil if there is none.
    var shownTerm: Term? {
        if mode != .basic { return outcome?.term }
        return failure == nil && !desk.shown.isEmpty ? desk.term : nil
    }

    /// The number shown, if more of its digits can be: not that of a time or a date.
    var digitsTerm: Term? {
        guard let term = shownTerm, term.measure?.isOfNumbers ?? true else { return nil }
        return term
    }

    /// What is shown in place of the result as usual: other digits of it, or why they cannot be; nil if they are not asked for or not there yet.
    var shownRow: Outcome? {
        guard let row, row.request == rowRequest else { return nil }
        return row.outcome
    }

    /// A number as it is shown: with as many digits as the user wants, once they have come.
    func shownReading(of term: Term) -> Reading {
        if case .reading(let reading)? = shownRow { reading } else { term.reading }
    }

    private var rowRequest: Request? {
        guard let value = digitsTerm?.value else { return nil }
        if let first = view.firstDigit { return .digits(value, from: first) }
        return preferences.digits == Reading.digitCount ? nil : .reading(value, digits: preferences.digits)
    }
}

extension Calculator {
    fileprivate mutating func follow(_ command: Command) {
        defer { historyRows.follow(records, recordsShown, containing: view.asked?.history?.text ?? "") }
        // What comes by itself leaves the words of the last key standing.
        switch command {
        case .answered(let request, let outcome): return take(outcome, of: request)
        case .earlier(let page, let isLast): return records.take(page, isLast: isLast)
        case .told(let words): return notice = words
        case .kept(let preferences, let angle): return take(preferences, angle)
        default: notice = ""
        }
        switch command {
        case .undo where timeline.canUndo: travel { $0.undo() }
        case .redo where timeline.canRedo: travel { $0.redo() }
        case .undo, .redo: break
        case .copy(let text): copy(text)
        case .paste(let text): paste(text)
        case .entry(let command): follow(command)
        case .prefer(let command): preferences.apply(command)
        case .secondPage: view.isSecondPage.toggle()
        case .show(let form): view.show(form)
        case .exactForm, .moreDigits, .fewerDigits:
            if isEnabled(command) { look(command) }
        default: apply(command)
        }
    }

    /// Takes over what was chosen elsewhere.
    private mutating func take(_ preferences: Preferences, _ angle: AngleUnit) {
        self.preferences = preferences
        if angle != sheet.angle { apply(.angle(angle)) }
    }

    /// Changes how the result is looked at.
    private mutating func look(_ command: Command) {
        switch command {
        case .exactForm: view.show(view.showsExactForm ? .decimal : .exact)
        case .moreDigits: view.firstDigit = view.firstDigit.map { $0 + DigitRow.length } ?? 0
        case .fewerDigits: view.firstDigit = view.firstDigit.flatMap { $0 == 0 ? nil : $0 - DigitRow.length }
        default: break
        }
    }

    private mutating func travel(_ move: (inout Timeline<Sheet>) -> Void) {
        move(&timeline)
        view.lookBack()
        answerWhatIsKnown()
    }

    private mutating func copy(_ text: Text) {
        // The converter shows the unit in a place of its own.
        guard let term = mode == .converter ? shownTerm?.withoutUnit : shownTerm else { return copied = nil }
        copied = shownReading(of: term).isExact ? nil : Copy(text: text, number: term.number)
    }

    private mutating func paste(_ text: Text) {
        let copied = copied.flatMap { $0.text == text ? $0 : nil }
        if mode != .basic { return change { $0.paste(text, copied) } }
        if let copied { return put(.value(copied.number)) }
        do {
            put(try Operand(pasted: text))
        } catch {
            notice = error.message
        }
    }

    private mutating func put(_ operand: Operand) {
        change { sheet in
            sheet.put(operand)
            return ""
        }
    }
}
