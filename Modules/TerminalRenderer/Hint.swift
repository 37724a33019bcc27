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

    /// Of those before the first chord, which are used most, what starts or stops first, then letters by the alphabet, then
    /// the others as they come; and all that follow as they come.
    static func sorted(_ hints: [Hint]) -> [Hint] {
        let often = hints.prefix { !$0.key.hasPrefix("^") }
        let letters = often.filter { !$0.isFirst && $0.key.columns == 1 }
        return often.filter { $0.isFirst } + letters.sorted { $0.key < $1.key }
            + often.filter { !$0.isFirst && $0.key.columns > 1 } + hints.dropFirst(often.count)
    }
}

/// How a key is shown: `Esc` for `Escape`, `^Z` for `Ctrl+Z`, `L` for `l`, and `^Y` for `Ctrl+Shift+Z`, which few
/// terminals can tell from `Ctrl+Z`.
func keyLabel(_ name: String) -> String {
    let short = ["Escape": "Esc", "Ctrl+Shift+Z": "^Y"][name] ?? name
    if short.columns == 1 { return short.uppercased() }
    guard short.hasPrefix("Ctrl+") else { return short }
    return "^" + keyLabel(String(short.dropFirst("Ctrl+".count)))
}
