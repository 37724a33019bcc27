import Screens

extension Layout {
    /// Draws the keys in the last line, those of most use first, as many as there is room for. Each can be clicked.
    func drawHints(on picture: inout Picture) {
        let row = size.rows - 1
        var column = 1
        for hint in fittingHints {
            let end = column + hint.columns
            picture.put(hint.key, row: row, column: column, hint.isEnabled ? .bold : .dim)
            picture.put(hint.label, row: row, before: end, hint.isEnabled ? .plain : .dim)
            picture.addTarget(row: row, columns: column..<end, hint.gesture)
            column = end + 2
        }
    }

    /// The hints less those that have no room: first the controls' from the end, then the renderer's own.
    private var fittingHints: [Hint] {
        let own = ownHints
        var hints = controlHints + own
        while width(of: hints) > size.columns, !hints.isEmpty {
            hints.remove(at: hints.count > own.count ? hints.count - own.count - 1 : 0)
        }
        return hints
    }

    private func width(of hints: [Hint]) -> Int {
        hints.reduce(0) { $0 + $1.columns + 2 }
    }

    /// Keys whose name is not what is drawn on them, and the controls that are not drawn as keys.
    ///
    /// While a text is asked for, its commands alone: characters go to the text. The latter keep their order when a control changes its place on the screen.
    private var controlHints: [Hint] {
        let drawn = keypads.flatMap { $0.controls }
        let named = drawn.filter { $0.key == "Enter" } + drawn.filter { $0.key == "Escape" }
        let all = drawn.isEmpty && screen.entry == nil ? screen.controls : screen.commands
        let others = all.filter {
            !$0.key.isEmpty && $0.emphasis != .caret && ![.choice, .toggle].contains($0.emphasis)
        }
        return named.map { Hint($0) } + Hint.sorted(others.map { Hint($0) })
    }

    /// The keys of the renderer itself.
    private var ownHints: [Hint] {
        let help = language(view.showsHelp ? tr("back") : tr("help")).string
        return [
            Hint(key: "F1", label: help, gesture: .help, isEnabled: true),
            Hint(key: quitsByLetter ? "Q" : "^Q", label: language(tr("quit")).string, gesture: .quit, isEnabled: true),
        ]
    }

    /// Whether a plain `q` leaves: only where no text is typed.
    var quitsByLetter: Bool { keypads.isEmpty && screen.entry == nil }
}
