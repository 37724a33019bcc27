import Screens

/// An operator between two operands.
enum BinarySign {
    case plus, minus, times, divided, modulo, power, combinations, permutations, conversion

    /// The operator of a word.
    init?(_ kind: Token.Kind) {
        switch kind {
        case .sign("+"): self = .plus
        case .sign("-"): self = .minus
        case .sign("*"): self = .times
        case .sign("/"): self = .divided
        case .sign("^"): self = .power
        case .sign("→"): self = .conversion
        case .name(let name): self.init(word: name.lowercased)
        default: return nil
        }
    }

    private static let words: [(word: Text, sign: BinarySign)] = [
        ("mod", .modulo), ("ncr", .combinations), ("choose", .combinations), ("npr", .permutations),
    ]

    /// The operator that is spelt so in lower case.
    init?(word: Text) {
        guard let sign = BinarySign.words.first(where: { $0.word == word })?.sign else { return nil }
        self = sign
    }

    var tightness: Tightness {
        switch self {
        case .conversion: .conversion
        case .plus, .minus: .sum
        case .times, .divided, .modulo: .product
        case .combinations, .permutations: .choice
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
        case .combinations: " nCr "
        case .permutations: " nPr "
        case .conversion: " to "
        }
    }

    /// What is done; a bare percentage after plus and minus is a share of the left operand.
    func action(isShare: Bool) -> Step.Action {
        switch self {
        case .plus: isShare ? .addShare : .add
        case .minus: isShare ? .subtractShare : .subtract
        case .times: .multiply
        case .divided: .divide
        case .modulo: .modulo
        case .power: .power
        case .combinations: .combinations
        case .permutations: .permutations
        case .conversion: .convert
        }
    }

    /// Whether an operator already waiting is complete when this one comes.
    func completes(_ waiting: Tightness) -> Bool {
        // Powers go from right to left: 2^3^2 is 2^(3^2).
        waiting.rawValue > tightness.rawValue || (waiting == tightness && self != .power)
    }
}

/// How tightly operators hold their operands, loosest first.
enum Tightness: Int {
    case conversion, sum, product, prefix, choice, power
}
