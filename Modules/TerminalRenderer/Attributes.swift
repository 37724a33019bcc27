import CNcurses

/// ncurses' attributes for styles.
///
/// With 256 colours the tones are ones that can be read on black as well as on white; with fewer, the terminal's own
/// blue, green and red. Without colours, weight and words say the same.
struct Attributes {
    private enum Pair: Int16 {
        case accent = 1
        case good, bad, filled
    }

    private let hasColors: Bool

    /// Starts colours, if they are wanted and the terminal has them.
    init(usesColors: Bool) {
        hasColors = usesColors && has_colors()
        guard hasColors else { return }
        start_color()
        use_default_colors()
        let many = tally_colors() >= 256
        init_pair(Pair.accent.rawValue, many ? 63 : 4, -1)
        init_pair(Pair.good.rawValue, many ? 28 : 2, -1)
        init_pair(Pair.bad.rawValue, many ? 196 : 1, -1)
        init_pair(Pair.filled.rawValue, many ? 231 : 7, many ? 63 : 4)
    }

    /// Makes what is written next look like the style.
    func select(_ style: Style, in window: UnsafeMutablePointer<WINDOW>) {
        wattr_set(window, attributes(of: style), pair(of: style), nil)
    }

    private func attributes(of style: Style) -> attr_t {
        let weight: attr_t =
            switch style.weight {
            case .dim: TALLY_DIM
            case .normal: 0
            case .bold: TALLY_BOLD
            }
        return style.isFilled && !hasColors ? weight | TALLY_REVERSE : weight
    }

    private func pair(of style: Style) -> Int16 {
        guard hasColors else { return 0 }
        if style.isFilled { return Pair.filled.rawValue }
        return switch style.color {
        case .plain: 0
        case .accent: Pair.accent.rawValue
        case .good: Pair.good.rawValue
        case .bad: Pair.bad.rawValue
        }
    }
}
