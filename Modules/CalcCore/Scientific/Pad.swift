import Screens

/// An expression being edited, and what came of it. The scientific and the programmer's mode have one each.
struct Pad: Hashable, Sendable {
    /// The expression.
    private(set) var editor = Editor()
    /// How far it has come.
    private(set) var phase = Phase.edited

    indirect enum Phase: Hashable, Sendable {
        /// It is being edited; its result shows while typing.
        case edited
        /// It stands for a number from another mode, to go on from.
        case carried
        /// `=` was pressed, and the result is on its way.
        case asked
        /// The result of `=`, or why there is none.
        case answered(Request, Outcome)
    }

    /// Whether the display shows what the expression comes to while it is edited.
    var isLive: Bool { phase == .edited || phase == .carried }

    /// Whether what is typed begins anew, or goes on from the result.
    private var isSettled: Bool {
        switch phase {
        case .edited: false
        case .carried, .asked: true
        case .answered(_, let outcome): outcome.isResult
        }
    }

    /// Writes a text where the caret stands. Behind a result a sign goes on from it, and anything else begins anew.
    /// False if it does not fit.
    mutating func write(_ text: Text) -> Bool {
        var changed = self
        if isSettled { changed.editor = Editor(text.goesOnFromResult ? continuation : "") }
        changed.phase = .edited
        guard changed.editor.insert(text) else { return false }
        self = changed
        return true
    }

    /// Edits the expression; after an error or a result it stays as it is, to be edited on.
    mutating func edit(_ command: EditCommand) {
        var changed = editor
        switch command {
        case .type(let text): changed.insert(text)
        case .move(let move, let selecting): changed.move(move, selecting: selecting)
        case .delete(let move): changed.delete(move)
        case .selectAll: changed.select(from: 0, to: changed.text.utf8.count)
        case .select(let start, let end): changed.select(from: start, to: end)
        }
        if changed == editor { return }
        // What was asked for comes all the same; a text that was changed is another expression.
        if changed.text != editor.text || phase != .asked { phase = .edited }
        editor = changed
    }

    /// Has the result asked for.
    mutating func ask() {
        phase = .asked
        editor.move(.end, selecting: false)
    }

    /// Drops the wish for a result; the expression is kept.
    mutating func stop() {
        if phase == .asked { phase = .edited }
    }

    /// Takes the result that was asked for. The caret goes to where an error is.
    mutating func answer(_ request: Request, _ outcome: Outcome) {
        phase = .answered(request, outcome)
        if case .failure(let error) = outcome { editor.place(error.position) }
    }

    /// Another expression in place of this one.
    mutating func replace(_ text: Text, isCarried: Bool = false) {
        self = Pad()
        editor.insert(text)
        if isCarried { phase = .carried }
    }

    /// The same expression, to be worked out anew for another reason than its text.
    mutating func reopen() {
        if phase == .edited || phase == .asked { return phase = .edited }
        phase = .carried
    }

    /// Puts a minus before the expression, or takes it away. What is typed next goes on behind it.
    mutating func changeSign() {
        let minus: Text = "-"
        let isNegative = editor.text.utf8.starts(with: minus.utf8)
        editor = Editor(isNegative ? Text(utf8: Array(editor.text.utf8.dropFirst())) : minus + editor.text)
        reopen()
    }

    /// The same expression spelt in another way.
    mutating func respell(_ text: Text) {
        if text == editor.text { return }
        editor = Editor(text)
        stop()
    }

    /// What stands before a sign that goes on from the result.
    private var continuation: Text {
        if phase != .carried { return NameTable.answer }
        return editor.text.isPlainNumber ? editor.text : "(" + editor.text + ")"
    }
}

extension Text {
    /// Whether it begins with a sign that takes a number on its left, so that after a result it goes on from that.
    fileprivate var goesOnFromResult: Bool {
        var first = self
        while first.utf8.first == 0x20 { first.utf8.removeFirst() }
        let signs: [Text] = [
            "+", "-", "−", "*", "×", "·", "/", "÷", ":", "^", "!", "%", "²", "³", "°", "<", ">", "≪", "≫", "&", "|",
        ]
        let words: [Text] = ["mod", "ncr", "npr", "and", "or", "xor", "nand", "nor", "rol", "ror", "to", "in"]
        if signs.contains(where: { first.utf8.starts(with: $0.utf8) }) { return true }
        let name = first.utf8.prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
        return words.contains(Text(utf8: Array(name)).lowercased)
    }

    /// Whether it is digits and letters without a sign.
    fileprivate var isPlainNumber: Bool {
        utf8.allSatisfy { NameTable.isDigit($0) || $0 == UInt8(ascii: ".") || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) }
    }
}
