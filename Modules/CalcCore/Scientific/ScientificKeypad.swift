import Screens

/// The keys of the scientific mode, as a table.
enum ScientificKeypad {
    /// The unit of angles, and what is shown of the result.
    static let choices =
        angles + [
            Key(.exactForm, "exact-form", "a/b", "exact form", keys: ["F4"], .toggle),
            Key(.moreDigits, "more-digits", "digits ›", "more digits", keys: ["PageDown"], .command),
        ]

    /// The units of angles.
    static let angles = [
        Key(.angle(.degrees), "angle-deg", "deg", "degrees", keys: ["F5"], .choice, script: ["angle-deg", "deg"]),
        Key(.angle(.radians), "angle-rad", "rad", "radians", keys: ["F6"], .choice, script: ["angle-rad", "rad"]),
        Key(
            .angle(.gradians), "angle-grad", "grad", "gradians", keys: ["F7"], .choice, script: ["angle-grad", "grad"]),
    ]

    private static let secondPage = Key(.secondPage, "second-page", "2nd", "second page", keys: ["F3"], .toggle)

    /// The first page of functions, five in a row.
    static let firstPage = [
        secondPage, .function("sin"), .function("cos"), .function("tan"),
        .writing("π", "pi", "π", "pi", keys: ["π"], script: ["pi", "π"]),
        .writing("^", "power", "xʸ", "power", keys: ["^"], script: ["^", "power"]),
        Key(
            .function(.squareRoot), "square-root", "√", "square root", keys: ["√", "@"], .function,
            script: ["sqrt", "√"]),
        .function("ln"), .function("log"), .writing("e", "e", "e", "e", keys: ["e"]),
        .writing("(", "open-bracket", "(", "open bracket", keys: ["(", "（"], script: ["("]),
        .writing(")", "close-bracket", ")", "close bracket", keys: [")", "）"], script: [")"]),
        .writing("!", "factorial", "x!", "factorial", keys: ["!", "！"], script: ["!", "factorial"]),
        Key(.percent, "percent", "%", "percent", keys: ["%", "％"], .function, script: ["%", "％"]),
        .writing(" mod ", "mod", "mod", "modulo"),
    ]

    /// The second page.
    static let otherPage = [
        secondPage, .writing("asin(", "asin", "sin⁻¹", "arc sine"), .writing("acos(", "acos", "cos⁻¹", "arc cosine"),
        .writing("atan(", "atan", "tan⁻¹", "arc tangent"), .function("sinh"),
        .writing("root(", "root", "ʸ√x", "root"),
        Key(.function(.square), "square", "x²", "square", keys: ["²"], .function, script: ["sq", "x²", "²"]),
        .writing("e^", "exp", "eˣ", "e to the power"), .writing("10^", "ten-power", "10ˣ", "ten to the power"),
        .writing("abs(", "abs", "|x|", "absolute value"),
        .writing(",", "comma", ",", "comma", keys: [",", "，", ";"], script: [","]),
        .writing("°", "degree", "°", "degree sign", keys: ["°"], script: ["°"]),
        .writing(" nCr ", "nCr", "nCr", "combinations"), .writing(" nPr ", "nPr", "nPr", "permutations"),
        .writing("f(x)=", "define", "f(x)", "define a function"),
    ]

    /// The digits and operators, five in a row.
    static let figures = [
        .digit(.seven, "7", "７"), .digit(.eight, "8", "８"), .digit(.nine, "9", "９"),
        .operation(.divide, keys: ["/", "÷", "／"]),
        Key(.backspace, "backspace", "⌫", "backspace", keys: ["Backspace"], .command, script: ["back", "⌫"]),
        .digit(.four, "4", "４"), .digit(.five, "5", "５"), .digit(.six, "6", "６"),
        .operation(.multiply, keys: ["*", "×", "＊"]),
        Key(.clear, "all-clear", "AC", "all clear", keys: ["Escape"], .command, script: ["AC"]),
        .digit(.one, "1", "１"), .digit(.two, "2", "２"), .digit(.three, "3", "３"),
        .operation(.subtract, keys: ["-", "−", "－", "ー"]),
        .writing("ans", "ans", "ans", "last result", .command),
        .digit(.zero, "0", "０"),
        Key(.addPoint, "point", ".", "point", keys: [".", "．", "。"], .digit, script: [".", "．"]),
        .writing("×10^", "exponent", "×10ˣ", "times ten to the power", .digit, script: ["exponent", "EE"]),
        .operation(.add, keys: ["+", "＋"]),
        Key(.equal, "equals", "=", "equals", keys: ["Enter"], .primary, script: ["=", "＝"]),
    ]

    /// All of them, in order.
    static let all: [Key] = choices + firstPage + otherPage + figures
}

extension Key {
    /// The key of a function by its name.
    fileprivate static func function(_ name: Text) -> Key {
        .writing(name + "(", name, name, name)
    }
}
