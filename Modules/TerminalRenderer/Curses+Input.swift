import CNcurses
import Glibc

extension Curses {
    /// The next event that has come, without waiting; nil if there is none.
    func nextEvent() -> TerminalEvent? {
        while let input = nextInput() {
            switch input {
            case .code(KEY_MOUSE):
                if let event = mouseEvent() { return event }
            case .code(Curses.mouseReport):
                if let event = reportedMouseEvent() { return event }
            case .code(Curses.pasteBegins): return .paste(pastedText())
            case .code(let code):
                if let name = name(ofKey: code) { return .key(name) }
            case .character(27): return .key(keyAfterEscape())
            case .character(let character):
                if let name = KeyName.character(character) { return .key(name) }
            }
        }
        return nil
    }

    /// Whether the terminal has gone, so that nothing will ever come.
    var hasHungUp: Bool {
        var request = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
        return poll(&request, 1, 0) > 0
    }

    private enum Input {
        case character(UInt32)
        case code(Int32)
    }

    private func nextInput() -> Input? {
        var character: wint_t = 0
        switch wget_wch(window, &character) {
        case KEY_CODE_YES: return .code(Int32(bitPattern: character))
        case OK: return .character(character)
        default: return nil
        }
    }

    /// Escape, or a key with Alt, which terminals send as Escape and the key.
    private func keyAfterEscape() -> String {
        guard let input = nextInput() else { return "Escape" }
        if case .character(let character) = input, let name = KeyName.character(character), name != "Escape" {
            return "Alt+" + name
        }
        giveBack(input)
        return "Escape"
    }

    private func giveBack(_ input: Input) {
        switch input {
        case .character(let character): unget_wch(wchar_t(bitPattern: character))
        case .code(let code): ungetch(code)
        }
    }

    /// Everything up to the mark that ends a paste, or to the end of what has come.
    private func pastedText() -> String {
        var text = String.UnicodeScalarView()
        while let input = nextInput(), case .character(let character) = input {
            if let scalar = Unicode.Scalar(character) { text.append(scalar) }
        }
        return String(text)
    }

    /// What the mouse did, from a report in xterm's form 1006: `button;column;row` and `M` for a press. ncurses itself
    /// keeps only the last eight when many come at once.
    private func reportedMouseEvent() -> TerminalEvent? {
        var numbers = [0]
        while case .character(let character)? = nextInput() ?? lateInput() {
            switch character {
            case 0x30...0x39: numbers[numbers.count - 1] = numbers[numbers.count - 1] &* 10 &+ Int(character - 0x30)
            case 0x3B: numbers.append(0)
            case 0x4D where numbers.count == 3:
                return mouseEvent(numbers[0], row: numbers[2] - 1, column: numbers[1] - 1)
            default: return nil
            }
        }
        return nil
    }

    /// What comes of the rest of a sequence that was sent in two pieces.
    private func lateInput() -> Input? {
        var request = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, Curses.patience) > 0 ? nextInput() : nil
    }

    private func mouseEvent(_ button: Int, row: Int, column: Int) -> TerminalEvent? {
        switch button {
        case 0: .click(row: row, column: column)
        case 64: .wheel(-3)
        case 65: .wheel(3)
        default: nil
        }
    }

    /// What the mouse did, from a report in another form.
    private func mouseEvent() -> TerminalEvent? {
        var event = MEVENT()
        guard getmouse(&event) == OK else { return nil }
        let state = UInt32(event.bstate)
        if state & TALLY_BUTTON4_PRESSED != 0 { return .wheel(-3) }
        if state & TALLY_BUTTON5_PRESSED != 0 { return .wheel(3) }
        guard state & TALLY_BUTTON1_PRESSED != 0 else { return nil }
        return .click(row: Int(event.y), column: Int(event.x))
    }
}

extension Curses {
    /// Asks for presses and the wheel, at once and not as clicks that are waited for.
    func listenToMouse() {
        let buttons = TALLY_BUTTON1_PRESSED | TALLY_BUTTON4_PRESSED | TALLY_BUTTON5_PRESSED
        mousemask(mmask_t(buttons), nil)
        mouseinterval(0)
        // Behind keypad(), which would define it otherwise.
        define_key("\u{1B}[<", Curses.mouseReport)
    }

    /// Teaches ncurses the sequences it does not know, each under a code of its own.
    static func defineKeys() -> [String] {
        define_key("\u{1B}[200~", pasteBegins)
        define_key("\u{1B}[201~", pasteEnds)
        let keys = KeyName.keypad + KeyName.chords
        for (index, key) in keys.enumerated() { define_key(key.sequence, firstOwnKey + Int32(index)) }
        return keys.map { $0.name }
    }

    private static let pasteBegins: Int32 = 0x1000
    private static let pasteEnds: Int32 = 0x1001
    /// How long the rest of a sequence may take, in milliseconds.
    private static let patience: Int32 = 100
    private static let mouseReport: Int32 = 0x1002
    private static let firstOwnKey: Int32 = 0x1003

    private func name(ofKey code: Int32) -> String? {
        let index = Int(code - Curses.firstOwnKey)
        return ownKeyNames.indices.contains(index) ? ownKeyNames[index] : Curses.names[code]
    }

    private static let names: [Int32: String] = {
        var names: [Int32: String] = [
            KEY_ENTER: "Enter", KEY_BACKSPACE: "Backspace", KEY_DC: "Delete", KEY_IC: "Insert",
            KEY_UP: "Up", KEY_DOWN: "Down", KEY_LEFT: "Left", KEY_RIGHT: "Right", KEY_HOME: "Home", KEY_END: "End",
            KEY_SLEFT: "Shift+Left", KEY_SRIGHT: "Shift+Right", KEY_SHOME: "Shift+Home", KEY_SEND: "Shift+End",
            KEY_SDC: "Shift+Delete",
            KEY_PPAGE: "PageUp", KEY_NPAGE: "PageDown", KEY_BTAB: "Shift+Tab",
            KEY_A1: "7", KEY_A3: "9", KEY_B2: "5", KEY_C1: "1", KEY_C3: "3",
        ]
        for number in 1...12 { names[KEY_F0 + Int32(number)] = "F\(number)" }
        return names
    }()
}
