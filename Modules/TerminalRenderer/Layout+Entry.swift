import Screens

extension Layout {
    /// What is asked for and the text as it stands, if anything is asked.
    func entryParts() -> [Part] {
        guard let entry = screen.entry else { return [] }
        let (name, text) = (entry.name.string + ": ", entry.text.printable.string + "▏")
        return [
            Part(width: 1, height: 1) { picture, area in
                let row = area.rows.lowerBound
                let room = area.columns.count - name.columns
                guard room > 1 else {
                    return picture.put(entryText(entry), row: row, column: area.columns.lowerBound)
                }
                picture.put(name, row: row, column: area.columns.lowerBound, .dim)
                picture.put(
                    Self.end(of: text, in: room), row: row, column: area.columns.lowerBound + name.columns, .bold)
            }
        ]
    }

    /// As much of the end of the text as the terminal is wide, where there is room for no more.
    func entryText(_ entry: Entry) -> String {
        Self.end(of: entry.text.printable.string + "▏", in: size.columns)
    }

    /// The end of a text, where the caret is.
    private static func end(of text: String, in columns: Int) -> String {
        text.columns <= columns ? text : "…" + String(text.unicodeScalars.suffix(max(columns - 1, 0)))
    }
}
