/// How tightly an expression holds together, loosest first: what binds no tighter than its surroundings needs brackets.
enum Binding: UInt8, Hashable, Comparable, Sendable {
    /// `a + b`, `a − b`
    case sum
    /// `a × b`, `a ÷ b`
    case product
    /// `-a`
    case sign
    /// `√a`, `a²`
    case function
    /// `a%`, a hundredth of a
    case percent
    /// `a%` after + or −: a percent of the left operand, so the text means `value` in this place alone
    case share
    /// Digits.
    case number

    /// The next tighter one; the tightest is its own.
    var next: Binding { Binding(rawValue: rawValue + 1) ?? self }

    static func < (left: Binding, right: Binding) -> Bool {
        left.rawValue < right.rawValue
    }
}
