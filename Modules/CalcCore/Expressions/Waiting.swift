import Screens

/// What waits for its right operand or its closing bracket.
struct Waiting {
    let kind: Kind
    /// The byte where it stands.
    let position: Int

    enum Kind {
        case bracket
        /// A function before its bracket, with the number of operands read so far.
        case call(NamedFunction, count: Int)
        /// A function without brackets; the reading puts them in.
        case function(NamedFunction)
        case negate
        case binary(BinarySign)
    }

    /// How tightly it holds the operand on its left, loosest first; nil for brackets, which hold whatever follows.
    var tightness: Tightness? {
        switch kind {
        case .bracket, .call: nil
        case .function, .negate: .prefix
        case .binary(let sign): sign.tightness
        }
    }
}

/// How tightly operators hold their operands, loosest first.
enum Tightness: Int {
    case sum, product, prefix, power
}

/// An operator between two operands.
enum BinarySign {
    case plus, minus, times, divided, modulo, power

    /// The operator of a word.
    init?(_ kind: Token.Kind) {
        switch kind {
        case .sign("+"): self = .plus
        case .sign("-"): self = .minus
        case .sign("*"): self = .times
        case .sign("/"): self = .divided
        case .sign("^"): self = .power
        case .name("mod"): self = .modulo
        default: return nil
        }
    }

    var tightness: Tightness {
        switch self {
        case .plus, .minus: .sum
        case .times, .divided, .modulo: .product
        case .power: .power
        }
    }

    /// The sign in the reading, with its spaces.
    var text: Text {
        switch self {
        case .plus: " + "
        case .minus: " − "
        case .times: " × "
        case .divided: " ÷ "
        case .modulo: " mod "
        case .power: "^"
        }
    }

    /// What is done; a bare percentage after plus and minus is a share of the left operand.
    func operation(isShare: Bool) -> Expression.Operation {
        switch self {
        case .plus: isShare ? .addShare : .add
        case .minus: isShare ? .subtractShare : .subtract
        case .times: .multiply
        case .divided: .divide
        case .modulo: .modulo
        case .power: .power
        }
    }

    /// Whether an operator already waiting is complete when this one comes.
    func completes(_ waiting: Tightness) -> Bool {
        // Powers go from right to left: 2^3^2 is 2^(3^2).
        waiting.rawValue > tightness.rawValue || (waiting == tightness && self != .power)
    }
}
