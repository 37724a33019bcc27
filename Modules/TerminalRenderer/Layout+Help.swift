import Screens

extension Layout {
    /// The list of all keys instead of the screen, one a line; it can be scrolled.
    func helpPicture() -> Picture {
        var picture = Picture(size: size)
        let lines = helpLines
        let rows = max(size.rows - 1, 1)
        let first = min(view.scrolled, max(lines.count - rows, 0))
        for (row, line) in lines[first...].prefix(rows).enumerated() {
            picture.put(line.keys, row: row, column: 1, .bold)
            picture.put(line.words, row: row, column: 1 + keyColumns + 2)
        }
        if size.rows > 1 { drawHints(on: &picture) }
        return picture
    }

    /// The number of keys in the list.
    var helpCount: Int { helpLines.count }

    private var helpLines: [(keys: String, words: String)] {
        screen.controls.map { (keys(of: $0), $0.spoken.string) }.filter { !$0.0.isEmpty }
            + [("F1", language(tr("help")).string), (quitsByLetter ? "Q ^Q ^C" : "^Q ^C", language(tr("quit")).string)]
    }

    private var keyColumns: Int { helpLines.map(\.keys.columns).max() ?? 0 }

    /// The keys of a control that a terminal can send, each once, without those of East Asian keyboards, which take two
    /// columns.
    private func keys(of control: Control) -> String {
        let names = ([control.key] + control.otherKeys).map { $0.string }
        let narrow = names.filter { $0.unicodeScalars.allSatisfy { $0.value < 0x3000 } }
        let labels = narrow.filter { KeyName.canBeSent($0) }.map { keyLabel($0) }
        let unique = labels.enumerated().filter { !labels[..<$0.offset].contains($0.element) }
        return unique.map { $0.element }.joined(separator: " ")
    }
}
