/// How words look that a person reads on a terminal.
public enum TextStyle: Sendable {
    /// As everything.
    case plain
    /// Beside the matter.
    case dim
    /// The matter.
    case bold
    /// What went wrong.
    case alarming

    /// The parameter of ECMA-48's SGR; nil where nothing is to be set.
    fileprivate var parameter: Int? {
        switch self {
        case .plain: nil
        case .dim: 2
        case .bold: 1
        case .alarming: 31
        }
    }
}

extension OutputStream {
    /// Whether colours are wanted: on a terminal that can, unless `NO_COLOR` (no-color.org) says something.
    public var usesColor: Bool {
        isTerminal && TerminalDevice.canMove && (environmentVariable("NO_COLOR") ?? "").isEmpty
    }

    /// Words in a style, where colours are wanted.
    public func styled(_ words: String, _ style: TextStyle) -> String {
        guard let parameter = style.parameter, !words.isEmpty, usesColor else { return words }
        return "\u{1B}[\(parameter)m\(words)\u{1B}[0m"
    }
}
