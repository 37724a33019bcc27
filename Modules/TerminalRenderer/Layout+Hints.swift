import Screens

/// A key and what it does, as the last line shows it.
struct Hint: Equatable, Sendable {
    let key: String
    let label: String
    let gesture: Gesture
    let isEnabled: Bool
    /// Whether it stands before all others.
    var isFirst = false

    var columns: Int { key.columns + 1 + label.columns }
}

extension Hint {
    /// The hint of a control.
    init(_ control: Control) {
        let label = control.label.string
        key = keyLabel(control.key.string)
        self.label = label.columns > 2 ? label.lowercased() : label
        gesture = .press(control.id)
        isEnabled = control.isEnabled
        isFirst = [.primary, .start, .stop].contains(control.emphasis)
    }

    /// The place among other hints.
    var rank: (Int, Int, String) { (isFirst ? 0 : 1, key.columns, key) }
}

extension Layout {
    /// Draws the keys in the last line, those of most use first, as many as there is room for. Each can be clicked.
    func drawHints(on picture: inout Picture) {
        var column = 1
        for hint in fittingHints {
            let end = column + hint.columns
            picture.put(hint.key, row: size.rows - 1, column: column, hint.isEnabled ? .bold : .dim)
            picture.put(
                hint.label, row: size.rows - 1, column: column + hint.key.columns + 1, hint.isEnabled ? .plain : .dim)
            picture.addTarget(row: size.rows - 1, columns: column..<end, hint.gesture)
            column = end + 2
        }
    }

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

    /// The controls that are not drawn as keys, and keys whose name is not what is drawn on them.
    ///
    /// They keep their order when a control changes its place on the screen: what finishes, starts or stops comes
    /// first, then the shorter names.
    private var controlHints: [Hint] {
        let drawn = keypads.flatMap { $0.controls }
        let named = drawn.filter { $0.key == "Enter" || $0.key == "Escape" }
        let others = screen.controls.filter { control in !drawn.contains { $0.id == control.id } }
        return (named + others).map { Hint($0) }.sorted { $0.rank < $1.rank }
    }

    /// The keys of the renderer itself.
    private var ownHints: [Hint] {
        [
            Hint(key: "F1", label: view.showsHelp ? "back" : "help", gesture: .help, isEnabled: true),
            Hint(key: quitsByLetter ? "Q" : "^Q", label: "quit", gesture: .quit, isEnabled: true),
        ]
    }

    /// Whether a plain `q` leaves: only where no text is typed.
    var quitsByLetter: Bool { keypads.isEmpty }
}

/// How a key is shown: `Esc` for `Escape`, `^Z` for `Ctrl+Z`, `L` for `l`.
func keyLabel(_ name: String) -> String {
    let short = ["Escape": "Esc"][name] ?? name
    if short.columns == 1 { return short.uppercased() }
    guard let plus = short.firstIndex(of: "+"), short.index(after: plus) < short.endIndex else { return short }
    let prefix = ["Ctrl": "^", "Shift": "⇧"][String(short[..<plus])] ?? String(short[...plus])
    return prefix + keyLabel(String(short[short.index(after: plus)...]))
}
