import Screens

/// What the calculator asks for, as far as it was typed.
enum Asked: Hashable, Sendable {
    case unit(UnitSearch)
    case bit(Text)
    case history(HistoryPage)
}

extension Asked {
    /// The list of units; nil where something else is asked for.
    var search: UnitSearch? {
        get { if case .unit(let search) = self { search } else { nil } }
        set { if let newValue { self = .unit(newValue) } }
    }

    /// The page of the history; nil where something else is asked for.
    var history: HistoryPage? {
        get { if case .history(let page) = self { page } else { nil } }
        set { if let newValue { self = .history(newValue) } }
    }

    /// The text as it stands becomes another one.
    mutating func type(_ text: Text) {
        switch self {
        case .unit: search?.find(text)
        case .bit: self = .bit(text)
        case .history: self = .history(HistoryPage(text: text))
        }
    }

    /// What taking it commands; nil where there is nothing to take, or where it is no command.
    func command(in sheet: Sheet) -> Command? {
        switch self {
        case .unit(let search): search.selected.map { .converter(.unit($0)) }
        case .bit(let text):
            text.wholeNumber.flatMap { sheet.format.hasBit($0) ? .word(.bit($0)) : nil }
        case .history: nil
        }
    }
}

extension Calculator {
    /// Asks for something, which is no step of undo, or does what came of it, which is one.
    mutating func follow(_ command: EntryCommand) {
        switch command {
        case .findUnit:
            if mode == .converter { view.asked = .unit(UnitSearch(from: sheet.converter[sheet.converter.active])) }
        case .turnBit: if mode == .programmer, sheet.format.size.width != nil { view.asked = .bit("") }
        case .findRecord:
            view.asked = .history(HistoryPage())
            wantRows(HistoryPage.length)
        case .type(let text): view.asked?.type(text)
        case .select(let row): select(row)
        case .move(let rows): selection.map { select($0 + rows) }
        case .useExpression: recallSelected(.expression)
        case .forgetRecord: selectedPlace.map { forget($0) }
        case .accept where view.asked?.history != nil: recallSelected(.value)
        case .accept:
            guard let command = view.asked?.command(in: sheet) else { return }
            view.asked = nil
            apply(command)
        case .dismiss: view.asked = nil
        }
    }

    /// The row selected in what is asked for; nil where there are no rows.
    private var selection: Int? { view.asked?.search?.selection ?? view.asked?.history?.selection }

    private var rowCount: Int { view.asked?.search?.found.count ?? historyRows.places.count }

    private mutating func select(_ row: Int) {
        view.asked?.search?.select(row)
        if view.asked?.history != nil { selectRecord(row) }
    }

    /// Whether a command of what is asked for can do something now.
    func isEnabled(_ command: EntryCommand) -> Bool {
        switch command {
        case .findUnit, .findRecord, .dismiss: true
        case .turnBit: sheet.format.size.width != nil
        case .type, .select: view.asked != nil
        case .move(let rows): selection.map { (0..<rowCount).contains($0 + rows) } ?? false
        case .useExpression, .forgetRecord: selectedPlace != nil
        case .accept: selectedPlace != nil || view.asked?.command(in: sheet) != nil
        }
    }
}
