import Screens

/// An operation of the programmer's mode.
enum WordSign: UInt8, Hashable, Sendable {
    case or, nor, xor, and, nand
    case shiftLeft, shiftRight, logicalShiftRight, rotateLeft, rotateRight
    case add, subtract, multiply, divide, modulo
    case negate, not
    case power

    /// How tightly it holds its operands: as in C, with powers above all.
    var level: Int {
        switch self {
        case .or, .nor: 1
        case .xor: 2
        case .and, .nand: 3
        case .shiftLeft, .shiftRight, .logicalShiftRight, .rotateLeft, .rotateRight: 4
        case .add, .subtract: 5
        case .multiply, .divide, .modulo: 6
        case .negate, .not: 7
        case .power: 8
        }
    }

    /// Whether it stands before its one operand.
    var isPrefix: Bool { self == .negate || self == .not }

    /// Whether what waits on the left of it has to be done first.
    func waits(for earlier: WordSign) -> Bool {
        self == .power ? earlier.level > level : earlier.level >= level
    }

    /// How it is written in the reading.
    var text: Text {
        switch self {
        case .or: "or"
        case .nor: "nor"
        case .xor: "xor"
        case .and: "and"
        case .nand: "nand"
        case .not: "not"
        case .shiftLeft: "≪"
        case .shiftRight: "≫"
        case .logicalShiftRight: "⋙"
        case .rotateLeft: "rol"
        case .rotateRight: "ror"
        case .add: "+"
        case .subtract: "−"
        case .negate: "-"
        case .multiply: "×"
        case .divide: "÷"
        case .modulo: "mod"
        case .power: "^"
        }
    }

    /// The sign of a name, in any case.
    init?(word: Text) {
        let name = word.lowercased
        guard let sign = WordSign.named.first(where: { $0.text == name }) else { return nil }
        self = sign
    }

    private static let named: [WordSign] = [.or, .nor, .xor, .and, .nand, .not, .rotateLeft, .rotateRight, .modulo]

    /// The signs in their plain spelling, longer ones before those they begin with.
    static let signs: [(scalars: [Unicode.Scalar], sign: WordSign)] = [
        ([">", ">", ">"], .logicalShiftRight), ([">", ">"], .shiftRight), (["<", "<"], .shiftLeft),
        (["≪"], .shiftLeft), (["≫"], .shiftRight), (["⋙"], .logicalShiftRight), (["*", "*"], .power),
        (["^"], .power), (["+"], .add), (["-"], .subtract), (["*"], .multiply), (["/"], .divide), (["|"], .or),
        (["&"], .and), (["~"], .not),
    ]
}
