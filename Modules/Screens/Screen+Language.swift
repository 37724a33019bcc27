extension Screen {
    /// The screen with its words in a language. Figures and the user's own words stay.
    /// O(size of the screen without its tables, and with those that hold phrases).
    public func translated(to language: Language) -> Screen {
        if language.isEnglish { return self }
        var screen = self
        screen.title = language(title)
        screen.facts = facts.map { $0.translated(to: language) }
        screen.display = display.map { $0.translated(to: language) }
        for index in grids.indices {
            screen.grids[index].controls = grids[index].controls.map { $0.translated(to: language) }
            screen.grids[index].otherPage = grids[index].otherPage.map { $0.translated(to: language) }
        }
        screen.cards = cards.map { $0.translated(to: language) }
        screen.commands = commands.map { $0.translated(to: language) }
        screen.table = table?.translated(to: language)
        screen.panes = panes.map { $0.translated(to: language) }
        screen.hint = language(hint)
        screen.alert = language(alert)
        screen.spoken = language(spoken)
        if let entry { screen.entry?.name = language(entry.name) }
        return screen
    }
}

extension Fact {
    fileprivate func translated(to language: Language) -> Fact {
        guard case .text(let text) = value else { return self }
        return Fact(name, language(text))
    }
}

extension Line {
    fileprivate func translated(to language: Language) -> Line {
        Line(
            leading: leading?.translated(to: language), trailing: trailing.translated(to: language), control: control)
    }
}

extension Readout {
    fileprivate func translated(to language: Language) -> Readout {
        var readout = self
        readout.name = language(name)
        readout.text = language(text)
        return readout
    }
}

extension Card {
    fileprivate func translated(to language: Language) -> Card {
        var card = self
        card.title = language(title)
        card.status = language(status)
        card.time = time.translated(to: language)
        card.controls = controls.map { $0.translated(to: language) }
        return card
    }
}

extension Control {
    fileprivate func translated(to language: Language) -> Control {
        var control = self
        control.label = language(label)
        control.spoken = language(spoken)
        return control
    }
}

extension Table {
    /// The table with its headings and its foot in a language, and the cells of columns that hold phrases, as the first
    /// row tells. Figures and the user's own words stay. O(rows) where there are phrases, else O(columns).
    public func translated(to language: Language) -> Table {
        var table = self
        table.name = language(name)
        for index in columns.indices { table.columns[index].title = language(columns[index].title) }
        table.footer = footer.map { $0.translated(to: language) }
        for column in rows.first?.cells.indices ?? 0..<0 where rows.first?.cells[column].phrase != nil {
            for row in rows.indices { table.rows[row].cells[column] = language(rows[row].cells[column]) }
        }
        return table
    }
}
