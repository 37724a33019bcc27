import Screens

/// Keys without a button, for every mode.
enum CommonKeypad {
    /// Undo and redo, and what they bring back.
    static let steps = [
        Key(.undo, "undo", "Undo", "undo", keys: ["Ctrl+Z"], .command),
        Key(.redo, "redo", "Redo", "redo", keys: ["Ctrl+Shift+Z", "Ctrl+Y"], .command),
        Key(.entry(.findRecord), "history", "History", "history", keys: ["Ctrl+H", "Ctrl+G"], .command),
        Key(
            .history(.forgetAll), "history-clear", "Clear the history", "clear the history",
            keys: ["F12"], .command),
    ]

    /// The modes.
    static let modes = [
        Key(.mode(.basic), "mode-basic", "Basic", "basic mode", keys: ["Ctrl+1"], .choice),
        Key(.mode(.scientific), "mode-scientific", "Scientific", "scientific mode", keys: ["Ctrl+2"], .choice),
        Key(.mode(.programmer), "mode-programmer", "Programmer", "programmer mode", keys: ["Ctrl+3"], .choice),
        Key(.mode(.converter), "mode-converter", "Converter", "converter mode", keys: ["Ctrl+4"], .choice),
        Key(.nextMode, "mode-next", "Next mode", "next mode", keys: ["F2"], .command),
    ]

    /// More of the result.
    static let digits = [
        Key(.moreDigits, "more-digits", "More digits", "more digits", keys: ["PageDown"], .command),
        Key(.fewerDigits, "fewer-digits", "Digits before", "digits before", keys: ["PageUp"], .command),
    ]

    /// While a text is asked for.
    static let entry = [
        Key(.entry(.accept), "accept", "Choose", "choose", keys: ["Enter"], .primary),
        Key(.entry(.dismiss), "dismiss", "Back", "back", keys: ["Escape"], .command),
    ]

    /// While a record of the history is asked for, beside the steps.
    static let records = [
        Key(.entry(.accept), "accept", "Use the result", "use the result", keys: ["Enter"], .primary),
        Key(
            .entry(.useExpression), "use-expression", "Use the expression", "use the expression",
            keys: ["Ctrl+E", "F4"], .command),
        Key(
            .entry(.forgetRecord), "delete-record", "Delete the record", "delete the record",
            keys: ["Ctrl+Delete", "F8"], .command),
        Key(.entry(.dismiss), "dismiss", "Back", "back", keys: ["Escape"], .command),
        Key(.entry(.move(-1)), "previous-row", "Record above", "select the record above", keys: ["Up"], .command),
        Key(.entry(.move(1)), "next-row", "Record below", "select the record below", keys: ["Down"], .command),
        more,
    ]

    /// The rows behind those that are there: for renderers that come near to the last one.
    static let more = Key(.history(.more), "history-more", "Earlier records", "earlier records", .caret)

    /// The memory, in the modes where letters are typed.
    static let memory = BasicKeypad.memory.map { key in
        key.command == .memory(.store)
            ? Key(.memory(.store), "memory-store", "MS", "memory store", keys: ["Ctrl+M"], .memory, script: ["MS"])
            : key
    }

    /// What edits an expression.
    static let caret = [
        Key(.equalsSign, "equals-sign", "=", "equals sign", keys: ["=", "＝"], .caret),
        Key(.clearEntry, "clear-entry", "C", "clear entry", keys: ["Shift+Delete"], .caret, script: ["C"]),
        move(.left, "caret-left", "Left", "move left", script: "left"),
        move(.right, "caret-right", "Right", "move right", script: "right"),
        move(.wordLeft, "caret-word-left", "Ctrl+Left", "move to the word before", script: "word-left"),
        move(.wordRight, "caret-word-right", "Ctrl+Right", "move behind the word", script: "word-right"),
        move(.start, "caret-start", "Home", "move to the start", script: "home"),
        move(.end, "caret-end", "End", "move to the end", script: "end"),
        move(.left, "select-left", "Shift+Left", "select to the left", selecting: true),
        move(.right, "select-right", "Shift+Right", "select to the right", selecting: true),
        move(.wordLeft, "select-word-left", "Ctrl+Shift+Left", "select the word before", selecting: true),
        move(.wordRight, "select-word-right", "Ctrl+Shift+Right", "select the word behind", selecting: true),
        move(.start, "select-start", "Shift+Home", "select to the start", selecting: true),
        move(.end, "select-end", "Shift+End", "select to the end", selecting: true),
        Key(.edit(.selectAll), "select-all", "Select all", "select all", keys: ["Ctrl+A"], .caret),
        delete(.right, "delete-right", "Delete", "delete behind the caret", script: "del"),
        delete(.wordLeft, "delete-word-left", "Ctrl+Backspace", "delete the word before"),
        delete(.wordRight, "delete-word-right", "Ctrl+Delete", "delete the word behind"),
    ]

    @inline(never)
    private static func move(
        _ move: CaretMove, _ id: Text, _ key: Text, _ spoken: Text, selecting: Bool = false, script: Text? = nil
    ) -> Key {
        Key(
            .edit(.move(move, selecting: selecting)), id, spoken, spoken, keys: [key], .caret,
            script: [id] + (script.map { [$0] } ?? []))
    }

    @inline(never)
    private static func delete(
        _ move: CaretMove, _ id: Text, _ key: Text, _ spoken: Text, script: Text? = nil
    ) -> Key {
        Key(.edit(.delete(move)), id, spoken, spoken, keys: [key], .caret, script: [id] + (script.map { [$0] } ?? []))
    }
}
