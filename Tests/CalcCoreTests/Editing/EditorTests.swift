import LoopTesting
import Screens
import Testing

@testable import CalcCore

/// Editing, against a model that is an array of Swift's own characters.
struct EditorTests {
    /// Pieces of text: what people type, and characters of several scalars.
    static let pieces = [
        "1", "23", "+", "√", "π", " ", "(", "sin", "²", "e\u{301}", "\u{301}", "🇩🇪", "🇩", "👩‍👩‍👧", "👍🏽", "❤️", "👩",
        "한", "\u{1112}\u{1161}\u{11AB}", "\u{1112}", "\u{1161}", "กำ", "\u{5D0}\u{5B8}", "की", "\u{200D}",
        "🏴\u{E0067}\u{E007F}",
        "×", "−", "中文", "ﬁ", "\u{FE0F}",
    ]

    @Test("characters begin where Swift says so", arguments: 0..<200 as Range<UInt64>)
    func boundaries(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let string = (0..<12).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
        let text = Text(string)
        let ends = string.indices.map { $0.utf16Offset(in: string) } + [string.utf16.count]
        let offsets = ends.map { String(decoding: Array(string.utf16.prefix($0)), as: UTF16.self).utf8.count }
        #expect(
            (0...text.utf8.count).filter { text.isBoundary($0) } == offsets, "seed \(seed): \(string.debugDescription)")
        for (before, after) in zip(offsets, offsets.dropFirst()) {
            #expect(text.boundary(after: before) == after, "seed \(seed)")
            #expect(text.boundary(before: after) == before, "seed \(seed)")
        }
    }

    @Test("random edits", arguments: (0..<40).map { $0 } + [nil] as [UInt64?])
    func randomEdits(seed: UInt64?) {
        var random = SeededRandom(seed: seed)
        var editor = Editor()
        var model = EditorModel()
        for step in 0..<300 {
            let piece = Self.pieces.randomElement(using: &random) ?? ""
            let move = CaretMove.allCases.randomElement(using: &random) ?? .left
            let selecting = Bool.random(using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                editor.insert(Text(piece))
                model.insert(piece)
            case 2, 3:
                editor.move(move, selecting: selecting)
                model.move(move, selecting: selecting)
            case 4 where step % 3 == 0:
                editor.delete(move)
                model.delete(move)
            default:
                editor.delete(.left)
                model.delete(.left)
            }
            #expect(
                editor.text.string.unicodeScalars.elementsEqual(model.text.unicodeScalars), "\(random.seed), \(step)")
            let seen = "\(model.text.unicodeScalars.map { String($0.value, radix: 16) })"
            #expect(editor.caret == model.offset(of: model.caret), "seed \(random.seed), step \(step): \(seen)")
            #expect(editor.anchor == model.offset(of: model.anchor), "seed \(random.seed), step \(step)")
        }
    }

    @Test func onlyOneLineOfText() {
        var editor = Editor()
        editor.insert("1\n2\t3\u{7}4\r\n")
        #expect(editor.text == "1 2 34 ")
        editor.insert(Text(utf8: [0xFF, 0x35, 0xC3]))
        #expect(editor.text == "1 2 34 \u{FFFD}5\u{FFFD}")
    }

    @Test func whatDoesNotFitIsRefused() {
        var editor = Editor()
        let half = Text(repeating: "7", count: Editor.longest / 2 + 1)
        let fits = (editor.insert(half), editor.insert(half))
        #expect(fits == (true, false))
        #expect(editor.text == half)
        editor.select(from: 0, to: editor.text.utf8.count)
        let replaces = editor.insert(half)
        #expect(replaces)
    }

    @Test("a click inside a character is before it; one outside is at the end")
    func clicks() {
        var editor = Editor("2π👍🏽3")
        editor.select(from: 0, to: 2)
        #expect(editor.selection == 0..<1)
        editor.select(from: 7, to: 9)
        #expect(editor.selection == 3..<3)
        editor.select(from: -5, to: 99)
        #expect(editor.selection == 0..<editor.text.utf8.count)
    }
}

/// A line of text as an array of characters, edited in the plainest way.
private struct EditorModel {
    var characters: [Character] = []
    var caret = 0
    var anchor = 0

    var text: String { String(characters) }

    func offset(of index: Int) -> Int { String(characters[..<index]).utf8.count }

    mutating func insert(_ piece: String) {
        let (start, end) = (min(caret, anchor), max(caret, anchor))
        let head = String(characters[..<start]) + piece
        let whole = head + String(characters[end...])
        set(whole, caretAfter: head.utf8.count)
    }

    mutating func move(_ move: CaretMove, selecting: Bool) {
        if !selecting, caret != anchor, move == .left || move == .right {
            caret = move == .left ? min(caret, anchor) : max(caret, anchor)
        } else {
            caret = goal(move)
        }
        if !selecting { anchor = caret }
    }

    mutating func delete(_ move: CaretMove) {
        let other = caret == anchor ? goal(move) : anchor
        let (start, end) = (min(caret, other), max(caret, other))
        let head = String(characters[..<start])
        set(head + String(characters[end...]), caretBefore: head.utf8.count)
    }

    /// What is put together may be other characters than its parts; the caret goes behind one that it would split.
    private mutating func set(_ whole: String, caretAfter offset: Int) {
        characters = Array(whole)
        caret = characters.indices.first { self.offset(of: $0) >= offset } ?? characters.count
        anchor = caret
    }

    /// Behind what was taken away the caret goes before a character that it would split.
    private mutating func set(_ whole: String, caretBefore offset: Int) {
        characters = Array(whole)
        caret = (0...characters.count).last { self.offset(of: $0) <= offset } ?? 0
        anchor = caret
    }

    private func goal(_ move: CaretMove) -> Int {
        switch move {
        case .left: max(0, caret - 1)
        case .right: min(characters.count, caret + 1)
        case .start: 0
        case .end: characters.count
        case .wordLeft: wordStart
        case .wordRight: wordEnd
        }
    }

    private var wordStart: Int {
        var index = caret
        while index > 0, isSpace(characters[index - 1]) { index -= 1 }
        guard index > 0, isWord(characters[index - 1]) else { return max(0, index - 1) }
        while index > 0, isWord(characters[index - 1]) { index -= 1 }
        return index
    }

    private var wordEnd: Int {
        var index = caret
        while index < characters.count, isSpace(characters[index]) { index += 1 }
        guard index < characters.count, isWord(characters[index]) else { return min(characters.count, index + 1) }
        while index < characters.count, isWord(characters[index]) { index += 1 }
        return index
    }

    /// A space, also one that bears an accent.
    private func isSpace(_ character: Character) -> Bool { character.unicodeScalars.first == " " }

    /// Of the pieces these are letters and digits.
    private func isWord(_ character: Character) -> Bool {
        guard let first = character.unicodeScalars.first else { return false }
        return first.isASCII ? first.properties.isAlphabetic || ("0"..."9").contains(first) : first == "π"
    }
}
