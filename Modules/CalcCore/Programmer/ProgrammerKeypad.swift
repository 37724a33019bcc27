import Screens

/// The keys of the programmer's mode, as a table.
enum ProgrammerKeypad {
    /// What words hold.
    static let formats: [Key] = [
        size(.bits8, "8", "Alt+1"), size(.bits16, "16", "Alt+2"), size(.bits32, "32", "Alt+3"),
        size(.bits64, "64", "Alt+4"), size(.bits128, "128", "Alt+5"),
        Key(.word(.size(.unlimited)), "word-unlimited", "∞", "unlimited words", keys: ["Alt+6"], .choice),
        Key(.word(.signed(true)), "signed", "signed", "signed", keys: ["Alt+7"], .choice, width: 2),
        Key(.word(.signed(false)), "unsigned", "unsigned", "unsigned", keys: ["Alt+8"], .choice, width: 2),
    ]

    /// What works on bits.
    static let logic: [Key] = [
        .writing(" and ", "and", "and", "and"), .writing(" or ", "or", "or", "or"),
        .writing(" xor ", "xor", "xor", "exclusive or"), .writing("not ", "not", "not", "not"),
        .writing("≪", "shift-left", "≪", "shift left", script: ["<<", "shift-left"]),
        .writing("≫", "shift-right", "≫", "shift right", script: [">>", "shift-right"]),
    ]

    /// The digits above 9.
    static let letters: [Key] = [
        letter("A", "a"), letter("B", "b"), letter("C", "c"), letter("D", "d"), letter("E", "e"), letter("F", "f"),
    ]

    /// The digits and operators, six in a row.
    static let figures: [Key] = [
        .digit(.seven, "7", "７"), .digit(.eight, "8", "８"), .digit(.nine, "9", "９"),
        .operation(.divide, keys: ["/", "÷", "／"]),
        Key(.backspace, "backspace", "⌫", "backspace", keys: ["Backspace"], .command, script: ["back", "⌫"]),
        Key(.clear, "all-clear", "AC", "all clear", keys: ["Escape"], .command, script: ["AC"]),
        .digit(.four, "4", "４"), .digit(.five, "5", "５"), .digit(.six, "6", "６"),
        .operation(.multiply, keys: ["*", "×", "＊"]),
        .writing("(", "open-bracket", "(", "open bracket", keys: ["(", "（"], .command, script: ["("]),
        .writing(")", "close-bracket", ")", "close bracket", keys: [")", "）"], .command, script: [")"]),
        .digit(.one, "1", "１"), .digit(.two, "2", "２"), .digit(.three, "3", "３"),
        .operation(.subtract, keys: ["-", "−", "－", "ー"]),
        .writing(" rol ", "rotate-left", "rol", "rotate left", .command, script: ["rol"]),
        .writing(" ror ", "rotate-right", "ror", "rotate right", .command, script: ["ror"]),
        .digit(.zero, "0", "０", width: 2), .writing(" mod ", "mod", "mod", "modulo", .command),
        .operation(.add, keys: ["+", "＋"]),
        Key(.equal, "equals", "=", "equals", keys: ["Enter"], .primary, width: 2, script: ["=", "＝"]),
    ]

    /// The bases; each belongs to a line of the display.
    static let bases: [Key] = [
        Key(
            .word(.base(.hexadecimal)), "base-16", "HEX", "hexadecimal", keys: ["F5"], .choice,
            script: ["base-16", "hex"]),
        Key(.word(.base(.decimal)), "base-10", "DEC", "decimal", keys: ["F6"], .choice, script: ["base-10", "dec"]),
        Key(.word(.base(.octal)), "base-8", "OCT", "octal", keys: ["F7"], .choice, script: ["base-8", "oct"]),
        Key(.word(.base(.binary)), "base-2", "BIN", "binary", keys: ["F8"], .choice, script: ["base-2", "bin"]),
    ]

    /// Keys without a button.
    static let commands: [Key] = [
        Key(.word(.nextSize), "word-next", "Next word size", "next word size", keys: ["F9"], .command),
        Key(.word(.changeSign), "sign-next", "Signed or unsigned", "signed or unsigned", keys: ["F10"], .command),
        Key(.entry(.turnBit), "turn-bit", "Turn a bit over", "turn a bit over", keys: ["F3"], .command),
        .writing("⋙", "shift-right-logical", "⋙", "shift right, zeros from the left", .command, script: [">>>"]),
        .writing(" nand ", "nand", "nand", "not and", .command), .writing(" nor ", "nor", "nor", "not or", .command),
        .writing("ans", "ans", "ans", "last result", .command),
    ]

    /// The bits of the largest word, the highest first.
    static let bits: [Key] = (0..<128).reversed().map { place in
        let number = Text(decimal: Int64(place))
        return Key(.word(.bit(place)), "bit-" + number, "0", tr("bit {}", number), .bit)
    }

    /// All of them, in order.
    static let all: [Key] = formats + bits + logic + letters + figures + bases + commands + CommonKeypad.entry

    /// Whether a text is a digit above 9.
    static func isLetter(_ text: Text) -> Bool { letters.contains { $0.command == .write(text) } }

    private static func size(_ size: WordSize, _ bits: Text, _ key: Text) -> Key {
        Key(.word(.size(size)), "word-" + bits, bits, tr("{} bits", bits), keys: [key], .choice)
    }

    private static func letter(_ digit: Text, _ name: Text) -> Key {
        .writing(digit, "digit-" + name, digit, digit, .digit, script: [digit])
    }
}
