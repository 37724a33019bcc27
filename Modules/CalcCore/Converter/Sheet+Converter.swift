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
