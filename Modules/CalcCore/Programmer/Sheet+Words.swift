import ExactReal
import Screens

extension Sheet {
    /// Does a command of the programmer's mode, with the number that its expression comes to, if that is known.
    mutating func apply(_ command: WordCommand, value: Integer?) {
        switch command {
        case .size(let size): changeFormat(value) { $0.size = size }
        case .nextSize: changeFormat(value) { $0.size = $0.size.next }
        case .signed(let isSigned): changeFormat(value) { $0.isSigned = isSigned }
        case .changeSign: changeFormat(value) { $0.isSigned.toggle() }
        case .base(let base): change(to: base)
        case .bit(let place): turnOver(place, value ?? 0)
        }
    }

    /// A number as it is typed in the base at hand; a negative one of a word as its bits, but in decimal.
    func literal(of value: Integer) -> Text {
        base.digits(of: base == .decimal ? value : format.pattern(of: value))
    }

    /// What is edited is read anew; a result goes on with the bits that it has.
    private mutating func changeFormat(_ value: Integer?, _ change: (inout WordFormat) -> Void) {
        change(&format)
        guard let value, case .answered = programmer.phase else { return }
        programmer.replace(literal(of: format.wrapped(value)), isCarried: true)
    }

    /// The numbers in the expression are spelt in the new base, so that they stay what they are.
    private mutating func change(to base: NumberBase) {
        if let text = programmer.editor.text.respelled(from: self.base, in: base) { programmer.respell(text) }
        self.base = base
    }

    private mutating func turnOver(_ place: Int, _ value: Integer) {
        guard let width = format.size.width, place < width else { return }
        let turned = format.wrapped(value ^ WordFormat.power(place))
        programmer.replace(literal(of: turned), isCarried: true)
    }
}

extension Text {
    /// A line of the programmer's mode with its numbers spelt in another base; nil if it cannot be read.
    fileprivate func respelled(from base: NumberBase, in other: NumberBase) -> Text? {
        guard let tokens = try? WordLexer.tokens(self, base) else { return nil }
        var text = Text()
        var end = 0
        for token in tokens {
            text.utf8 += utf8[end..<token.range.lowerBound]
            end = token.range.upperBound
            if case .number(let value, _, isPrefixed: false) = token.kind {
                text += other.digits(of: value)
            } else {
                text.utf8 += utf8[token.range]
            }
        }
        text.utf8 += utf8[end...]
        return text
    }
}
