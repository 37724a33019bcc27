/// The names of keys, as screens know them, for what a terminal sends.
enum KeyName {
    /// The name of a character as typed: `7`, `Enter`, `Ctrl+Z`; nil for one that no key makes.
    static func character(_ code: UInt32) -> String? {
        switch code {
        case 8, 127: "Backspace"
        case 9: "Tab"
        case 10, 13: "Enter"
        case 27: "Escape"
        case 32: "Space"
        case 1...26: "Ctrl+" + String(UnicodeScalar(UInt8(code) + 64))
        case 33...: UnicodeScalar(code).map { String($0) }
        default: nil
        }
    }

    /// Whether a terminal can send a key. Of those with Ctrl it has few, and some of them are other keys: Ctrl+M is Enter.
    static func canBeSent(_ name: String) -> Bool {
        guard name.hasPrefix("Ctrl+"), let last = name.unicodeScalars.last else { return true }
        return character(last.value & 0x1F) == name || chords.contains { $0.name == name }
    }

    /// The names under which a key may be known to a screen, the closest first: `L` is also `l`, and `Ctrl+Y` stands
    /// for `Ctrl+Shift+Z`, which few terminals can tell from `Ctrl+Z`.
    static func candidates(for name: String) -> [String] {
        if name == "Ctrl+Y" { return [name, "Ctrl+Shift+Z"] }
        return name.columns == 1 && name.lowercased() != name ? [name, name.lowercased()] : [name]
    }

    /// What the keys of a numeric pad send in application mode, which says which key it was, whatever NumLock is.
    static let keypad: [(sequence: String, name: String)] =
        (0...9).map { ("\u{1B}O" + String(UnicodeScalar(UInt8(ascii: "p") + $0)), String($0)) } + [
            ("\u{1B}On", "."), ("\u{1B}Ol", "."), ("\u{1B}Ok", "+"), ("\u{1B}Om", "-"), ("\u{1B}Oj", "*"),
            ("\u{1B}Oo", "/"), ("\u{1B}OM", "Enter"), ("\u{1B}OX", "="),
        ]

    /// What a terminal sends for keys that ncurses does not know by itself: mostly with Ctrl or Shift, those that are
    /// letters or digits only in the numbered form.
    static let chords: [(sequence: String, name: String)] =
        redo + modes + moves + ends

    private static let redo: [(sequence: String, name: String)] = [
        ("\u{1B}[122;6u", "Ctrl+Shift+Z"), ("\u{1B}[27;6;122~", "Ctrl+Shift+Z"), ("\u{1B}[90;6u", "Ctrl+Shift+Z"),
        ("\u{1B}[27;6;90~", "Ctrl+Shift+Z"), ("\u{1B}[3;5~", "Ctrl+Delete"), ("\u{1B}[127;5u", "Ctrl+Backspace"),
    ]

    private static let modes: [(sequence: String, name: String)] = (1...4).flatMap { digit in
        [("\u{1B}[\(48 + digit);5u", "Ctrl+\(digit)"), ("\u{1B}[27;5;\(48 + digit)~", "Ctrl+\(digit)")]
    }

    /// Home and End as terminals send them outside of application mode, or by number.
    private static let ends: [(sequence: String, name: String)] = [
        ("\u{1B}[H", "Home"), ("\u{1B}[F", "End"), ("\u{1B}[1~", "Home"), ("\u{1B}[4~", "End"),
    ]

    /// The keys of the caret: the number in them tells what is held down with them.
    private static let moves: [(sequence: String, name: String)] = ["Shift+", "Ctrl+", "Ctrl+Shift+"].flatMap { chord in
        let number = ["Shift+": 2, "Ctrl+": 5][chord] ?? 6
        return zip(["D", "C", "H", "F"], ["Left", "Right", "Home", "End"]).map { letter, name in
            ("\u{1B}[1;\(number)\(letter)", chord + name)
        }
    }
}
