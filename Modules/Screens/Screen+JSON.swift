extension Screen {
    /// The screen for scripts: one compact JSON object and a newline, always in the same order.
    ///
    /// `app`; each fact by its name; each readout on the right of the display by its id, behind an edited one `caret` and
    /// `anchor` in bytes, and `fault` where something is wrong; `entry` and `alert` if there is one; each table under its
    /// id, a list of objects by column id; `controls`. O(size of the screen).
    public func json() -> Text {
        var fields: [(name: Text, value: JSON)] = [("app", .string(app))]
        fields += facts.map { ($0.name, $0.value.json) }
        for line in display {
            fields.append((line.trailing.id, .string(line.trailing.text)))
            if let caret = line.trailing.caret, caret.isActive { fields += caret.json }
        }
        if let entry { fields.append(("entry", entry.json)) }
        if !alert.isEmpty { fields.append(("alert", .string(alert))) }
        fields += ((table.map { [$0] } ?? []) + panes).map { ($0.id, $0.json) }
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

extension Caret {
    fileprivate var json: [(name: Text, value: JSON)] {
        let places: [(Text, Int?)] = [("caret", position), ("anchor", anchor), ("fault", fault)]
        return places.compactMap { name, place in
            place.map { (name: name, value: JSON(verbatim: Text(decimal: Int64($0)))) }
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
        let state: [(name: Text, value: JSON)] = isOn.map { [("on", .flag($0))] } ?? []
        return .object(
            [
                ("id", .string(id)), ("label", .string(label)), ("spoken", .string(spoken)),
                ("enabled", .flag(isEnabled)), ("key", .string(key)),
            ] + state)
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
