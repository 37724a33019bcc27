extension Screen {
    /// The screen for scripts: one compact JSON object and a newline, always in the same order.
    ///
    /// `app`; each fact by its name; each readout on the right of the display by its id; `entry` and `alert` if there is one; the table under its id, a
    /// list of objects by column id; `controls`. O(size of the screen).
    public func json() -> Text {
        var fields: [(name: Text, value: JSON)] = [("app", .string(app))]
        fields += facts.map { ($0.name, $0.value.json) }
        fields += display.map { ($0.trailing.id, .string($0.trailing.text)) }
        if let entry { fields.append(("entry", entry.json)) }
        if !alert.isEmpty { fields.append(("alert", .string(alert))) }
        if let table { fields.append((table.id, table.json)) }
        fields.append(("controls", .array(controls.map { $0.json })))
        return JSON.object(fields).text + "\n"
    }
}

extension Fact.Value {
    fileprivate var json: JSON {
        switch self {
        case .text(let text): .string(text)
        case .flag(let flag): .flag(flag)
        }
    }
}

extension Entry {
    fileprivate var json: JSON {
        .object([("id", .string(id)), ("name", .string(name)), ("text", .string(text))])
    }
}

extension Control {
    fileprivate var json: JSON {
        .object([
            ("id", .string(id)), ("label", .string(label)), ("spoken", .string(spoken)),
            ("enabled", .flag(isEnabled)), ("key", .string(key)),
        ])
    }
}

extension Table {
    /// Every row, the open one first.
    fileprivate var json: JSON {
        let open = openRow.map { [json(of: $0, isSelected: false)] } ?? []
        return .array(open + rows.indices.map { json(of: rows[$0], isSelected: $0 == selection) })
    }

    private func json(of row: Row, isSelected: Bool) -> JSON {
        var fields = zip(columns, row.cells).map { column, cell in
            (name: column.id, value: column.isNumber ? JSON(verbatim: cell) : .string(cell))
        }
        if isRanked {
            fields += [
                ("best", .flag(row.tag == .best)), ("worst", .flag(row.tag == .worst)),
                ("open", .flag(row.tag == .open)),
            ]
        }
        if isSelected { fields.append(("selected", .flag(true))) }
        return .object(fields)
    }
}
