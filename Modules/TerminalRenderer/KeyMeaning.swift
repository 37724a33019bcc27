import Screens

/// What a key asks for on a screen: first the renderer's own keys, then the controls'.
struct KeyMeaning {
    let screen: Screen
    let view: View
    /// The rows of the terminal, by which a page is scrolled.
    let rows: Int

    /// The gesture of a key by its name; nil where the key has no meaning here.
    func gesture(of name: String) -> Gesture? {
        if let gesture = ownGesture(of: name) ?? typing(name) { return gesture }
        let isEdited = screen.editedReadout != nil
        // Where text is typed, capitals are no other keys.
        for candidate in isEdited && name.columns == 1 ? [name] : KeyName.candidates(for: name) {
            if let control = screen.control(key: Text(candidate)), control.isEnabled || !isEdited {
                return .press(control.id)
            }
        }
        if isEdited, let text = typed(name) { return .insert(Text(text)) }
        return otherGesture(of: name)
    }

    /// The text that a key types; nil for a key that types none.
    private func typed(_ name: String) -> String? {
        if name == "Space" { return " " }
        return name.columns == 1 ? name : nil
    }

    private func ownGesture(of name: String) -> Gesture? {
        switch name {
        case "F1": .help
        case "Escape" where view.showsHelp: .help
        case "Ctrl+Q": .quit
        default: nil
        }
    }

    /// What a key does to the text of the entry, if there is one: a character is added at the end.
    private func typing(_ name: String) -> Gesture? {
        guard let entry = screen.entry, !view.showsHelp else { return nil }
        switch name {
        case "Space": return .type(entry.text + " ")
        case "Backspace": return .type(Text(String(entry.text.string.dropLast())))
        case "Ctrl+U": return .type("")
        default: return name.columns == 1 ? .type(entry.text + Text(name)) : nil
        }
    }

    /// Where there is a selected row, pages move it, so that it stays in sight.
    private func page(_ rows: Int) -> Gesture {
        guard let table = screen.table, let selection = table.selection, !view.showsHelp else { return .scroll(rows) }
        return .selectRow(max(0, min(selection + rows, table.rows.count - 1)))
    }

    /// What keys mean that no control has taken.
    private func otherGesture(of name: String) -> Gesture? {
        switch name {
        case "Up": .scroll(-1)
        case "Down": .scroll(1)
        case "PageUp": page(-max(rows - 2, 1))
        case "PageDown": page(max(rows - 2, 1))
        case "q", "Q": screen.hasKeypad || screen.entry != nil ? nil : .quit
        case "Ctrl+C": .quit
        default: nil
        }
    }
}
