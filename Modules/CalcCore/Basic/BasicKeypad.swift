import Screens

/// The keys of Basic mode, as a table.
enum BasicKeypad {
    /// The memory row.
    static let memory = [
        Key(.memory(.clear), "memory-clear", "MC", "memory clear", keys: ["Ctrl+L"], .memory, script: ["MC"]),
        Key(.memory(.recall), "memory-recall", "MR", "memory recall", keys: ["Ctrl+R"], .memory, script: ["MR"]),
        Key(.memory(.add), "memory-add", "M+", "memory add", keys: ["Ctrl+P"], .memory, script: ["M+"]),
        Key(
            .memory(.subtract), "memory-subtract", "M−", "memory subtract", keys: ["Ctrl+O"], .memory,
            script: ["M-", "M−"]),
        Key(.memory(.store), "memory-store", "MS", "memory store", keys: ["m", "Ctrl+M"], .memory, script: ["MS"]),
    ]

    /// The row of functions.
    static let functions = [
        Key(.changeSign, "change-sign", "±", "change sign", keys: ["n", "F9", "±"], .function, script: ["neg", "±"]),
        Key(.percent, "percent", "%", "percent", keys: ["%", "％"], .function, script: ["%", "％"]),
        Key(
            .function(.squareRoot), "square-root", "√", "square root", keys: ["s", "@", "√"], .function,
            script: ["sqrt", "√"]),
        Key(.function(.square), "square", "x²", "square", keys: ["q", "²"], .function, script: ["sq", "x²", "²"]),
        Key(.function(.reciprocal), "reciprocal", "1/x", "reciprocal", keys: ["r"], .function, script: ["inv", "1/x"]),
    ]

    /// The keypad, four columns wide.
    static let figures = [
        Key(.clear, "all-clear", "AC", "all clear", keys: ["Escape"], .command, script: ["AC"]),
        Key(.clearEntry, "clear-entry", "C", "clear entry", keys: ["Delete"], .command, script: ["C"]),
        Key(.backspace, "backspace", "⌫", "backspace", keys: ["Backspace"], .command, script: ["back", "⌫"]),
        .operation(.divide, keys: ["/", "÷", "／"]),
        .digit(.seven, "7", "７"), .digit(.eight, "8", "８"), .digit(.nine, "9", "９"),
        .operation(.multiply, keys: ["*", "×", "x", "＊"]),
        .digit(.four, "4", "４"), .digit(.five, "5", "５"), .digit(.six, "6", "６"),
        .operation(.subtract, keys: ["-", "−", "－", "ー"]),
        .digit(.one, "1", "１"), .digit(.two, "2", "２"), .digit(.three, "3", "３"),
        .operation(.add, keys: ["+", "＋"]),
        .digit(.zero, "0", "０", width: 2),
        Key(.addPoint, "point", ".", "point", keys: [".", ",", "．", "。"], .digit, script: [".", ",", "．"]),
        Key(.equal, "equals", "=", "equals", keys: ["Enter", "=", "＝"], .primary, script: ["=", "＝"]),
    ]

    /// All of them, in order.
    static let all = memory + functions + figures
}
