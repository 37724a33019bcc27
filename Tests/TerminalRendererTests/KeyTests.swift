import CalcCore
import Screens
import StopwatchCore
import Testing

@testable import TerminalRenderer

@Suite struct KeyTests {
    @Test(arguments: [
        (0x37, "7"), (0x2B, "+"), (0x20, "Space"), (0x0D, "Enter"), (0x0A, "Enter"), (0x1B, "Escape"),
        (0x7F, "Backspace"), (0x08, "Backspace"), (0x09, "Tab"), (0x1A, "Ctrl+Z"), (0x11, "Ctrl+Q"), (0x03, "Ctrl+C"),
        (0x01, "Ctrl+A"), (0xD7, "×"), (0xFF17, "７"), (0x4C, "L"), (0x1F5A9, "🖩"),
    ])
    func charactersHaveNames(_ code: Int, _ name: String) {
        #expect(KeyName.character(UInt32(code)) == name)
    }

    @Test(arguments: [0, 0x1C, 0x1F, 0xD800, 0x110000])
    func whatNoKeyMakesHasNone(_ code: Int) {
        #expect(KeyName.character(UInt32(code)) == nil)
    }

    @Test(arguments: [
        ("L", ["L", "l"]), ("l", ["l"]), ("7", ["7"]), ("Enter", ["Enter"]), ("Ctrl+Y", ["Ctrl+Y", "Ctrl+Shift+Z"]),
    ])
    func aKeyMayBeKnownByOtherNames(_ name: String, _ names: [String]) {
        #expect(KeyName.candidates(for: name) == names)
    }

    @Test func theNumericPadIsThePlainKeys() throws {
        let names = KeyName.keypad.map { $0.name }
        #expect(Set("0123456789.+-*/=").allSatisfy { names.contains(String($0)) } && names.contains("Enter"))
        let meaning = KeyMeaning(screen: try calculatorScreen(""), view: View(), rows: 24)
        for name in names { #expect(meaning.gesture(of: name) != nil, "\(name)") }
    }

    @Test(arguments: [
        ("m", true), ("±", true), ("Enter", true), ("F9", true), ("Ctrl+Z", true), ("Ctrl+Q", true),
        ("Ctrl+Shift+Z", true), ("Ctrl+M", false), ("Ctrl+J", false), ("Ctrl+I", false), ("Ctrl+H", false),
        ("Ctrl+1", true), ("Ctrl+5", false), ("Shift+Left", true), ("Ctrl++", false), ("Ctrl+Shift+C", false),
        ("Ctrl+Enter", false), ("", true),
    ])
    func aTerminalCannotSendEveryKey(_ name: String, _ canBeSent: Bool) {
        #expect(KeyName.canBeSent(name) == canBeSent)
    }

    @Test(arguments: [
        ("Escape", "Esc"), ("Ctrl+Z", "^Z"), ("Ctrl+Shift+Z", "^Y"), ("l", "L"), ("+", "+"), ("Enter", "Enter"),
        ("F11", "F11"), ("Ctrl++", "^+"),
    ])
    func keysAreShownShort(_ name: String, _ label: String) {
        #expect(keyLabel(name) == label)
    }
}

@Suite struct KeyMeaningTests {
    /// A key on one of the screens, and what it asks for.
    static let calculator: [(String, Gesture?)] = [
        ("7", .press("digit-7")), ("７", .press("digit-7")), ("*", .press("multiply")), ("Enter", .press("equals")),
        ("=", .press("equals")), ("Escape", .press("all-clear")), ("Delete", .press("clear-entry")),
        ("Backspace", .press("backspace")), ("Ctrl+Z", .press("undo")), ("Ctrl+Y", .press("redo")),
        ("Ctrl+Shift+Z", .press("redo")), ("F1", .help), ("Ctrl+Q", .quit), ("Ctrl+C", .quit), ("q", .press("square")),
        ("Z", nil), ("F11", nil), ("", nil),
    ]

    @Test(arguments: calculator) func onTheCalculator(_ key: String, _ gesture: Gesture?) throws {
        let meaning = KeyMeaning(screen: try calculatorScreen(""), view: View(), rows: 24)
        #expect(meaning.gesture(of: key) == gesture)
    }

    static let stopwatch: [(String, Gesture?)] = [
        ("Space", .press("start-stop")), ("l", .press("lap")), ("L", .press("lap")), ("Enter", .press("lap")),
        ("r", .press("reset")), ("Ctrl+Z", .press("undo")), ("Ctrl+Y", .press("redo")), ("q", .quit), ("Q", .quit),
        ("Ctrl+C", .quit), ("Up", .scroll(-1)), ("Down", .scroll(1)), ("PageDown", .scroll(22)), ("7", nil),
    ]

    @Test(arguments: stopwatch) func onTheStopwatch(_ key: String, _ gesture: Gesture?) throws {
        let meaning = KeyMeaning(screen: try stopwatchScreen("start"), view: View(), rows: 24)
        #expect(meaning.gesture(of: key) == gesture)
    }

    @Test func escapeLeavesTheListOfKeysFirst() throws {
        let screen = try calculatorScreen("")
        #expect(KeyMeaning(screen: screen, view: View(showsHelp: true), rows: 24).gesture(of: "Escape") == .help)
    }
}
