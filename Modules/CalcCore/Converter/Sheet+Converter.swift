import Screens

extension Sheet {
    /// Does a command of the converter.
    mutating func apply(_ command: ConverterCommand) {
        switch command {
        case .field(let field): converter.activate(field)
        case .swap: converter.swap()
        case .category(let place): converter.choose(category: place)
        case .nextCategory: converter.choose(category: (converter.first.categoryPlace + 1) % UnitCategory.all.count)
        case .unit(let unit): converter.choose(unit)
        case .search: break
        }
    }

    /// A number from another mode in the converter. The result is why it has no place there.
    mutating func receiveQuantity(_ term: Term) -> Text {
        var unit: ConvertibleUnit?
        if let measure = term.measure {
            unit = ConvertibleUnit(measure)
            if unit == nil { return tr("The converter has no such unit") }
        }
        guard let number = term.withoutUnit?.number.text, !number.isCutOff else { return "" }
        converter.receive(number, unit)
        return ""
    }
}

extension Calculator {
    /// Does a command of the list of units, which is no step of undo.
    mutating func look(for command: SearchCommand) {
        switch command {
        case .open where mode != .converter: break
        case .open: view.search = UnitSearch(from: sheet.converter[sheet.converter.active])
        case .find(let text): view.search?.find(text)
        case .select(let row): view.search?.select(row)
        case .move(let rows): view.search.map { view.search?.select($0.selection + rows) }
        case .accept:
            guard let unit = view.search?.selected else { return }
            apply(.converter(.unit(unit)))
        case .dismiss: view.search = nil
        }
    }
}
