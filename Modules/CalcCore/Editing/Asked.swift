import Screens

/// What the calculator asks for, as far as it was typed.
enum Asked: Hashable, Sendable {
    case unit(UnitSearch)
    case bit(Text)
}

extension Asked {
    /// The list of units; nil where something else is asked for.
    var search: UnitSearch? {
        get { if case .unit(let search) = self { search } else { nil } }
        set { if let newValue { self = .unit(newValue) } }
    }

    /// The text as it stands becomes another one.
    mutating func type(_ text: Text) {
        if search == nil { self = .bit(text) } else { search?.find(text) }
    }

    /// What taking it commands; nil where there is nothing to take.
    func command(in sheet: Sheet) -> Command? {
        switch self {
        case .unit(let search): search.selected.map { .converter(.unit($0)) }
        case .bit(let text):
            text.wholeNumber.flatMap { sheet.format.hasBit($0) ? .word(.bit($0)) : nil }
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
        case .type(let text): view.asked?.type(text)
        case .select(let row): view.asked?.search?.select(row)
        case .move(let rows): view.asked?.search.map { view.asked?.search?.select($0.selection + rows) }
        case .accept:
            guard let command = view.asked?.command(in: sheet) else { return }
            view.asked = nil
            apply(command)
        case .dismiss: view.asked = nil
        }
    }

    /// Whether a command of what is asked for can do something now.
    func isEnabled(_ command: EntryCommand) -> Bool {
        switch command {
        case .findUnit, .dismiss: true
        case .turnBit: sheet.format.size.width != nil
        case .type, .select: view.asked != nil
        case .move(let rows): view.asked?.search.map { $0.found.indices.contains($0.selection + rows) } ?? false
        case .accept: view.asked?.command(in: sheet) != nil
        }
    }
}
