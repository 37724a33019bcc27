import GtkKit
import Screens
import Testing

@testable import GtkRenderer

/// Where keys go, whatever was clicked before.
struct KeyRouterTests {
    private static let screen = Screen(
        app: "test", title: "Test",
        commands: [
            Control(id: "digit-7", label: "7", spoken: "7", key: "7", emphasis: .digit),
            Control(id: "equals", label: "=", spoken: "equals", key: "Enter", otherKeys: ["="], emphasis: .primary),
            Control(id: "lap", label: "Lap", spoken: "Lap", key: "l", emphasis: .command, isEnabled: false),
        ])
    private var router = KeyRouter(ignoresRepeats: false)

    private mutating func route(_ name: String?, focus: Window.Focus = .window) -> KeyRoute {
        router.route(name, focus: focus, on: Self.screen)
    }

    @Test("a key presses the control that names it, by its first key or another")
    mutating func pressing() {
        #expect(route("7") == .press("digit-7"))
        #expect(route("Enter") == .press("equals"))
        #expect(route("=") == .press("equals"))
    }

    @Test("Enter is = after a click has left the focus on a button")
    mutating func enterAfterClick() {
        #expect(route("Enter", focus: .widget) == .press("equals"))
    }

    @Test("Enter and Space press the button that Tab or an arrow has reached", arguments: ["Tab", "Left", "Down"])
    mutating func enterAfterTab(_ mover: String) {
        #expect(route(mover) == .widgets)
        #expect(route("Enter", focus: .widget) == .widgets)
        #expect(route("Space", focus: .widget) == .widgets)
    }

    @Test("until something is typed")
    mutating func typingAfterTab() {
        _ = route("Tab")
        #expect(route("7", focus: .widget) == .press("digit-7"))
        #expect(route("Enter", focus: .widget) == .press("equals"))
    }

    @Test("or clicked")
    mutating func clickingAfterTab() {
        _ = route("Tab")
        router.click()
        #expect(route("Enter", focus: .widget) == .press("equals"))
    }

    /// A screen that asks for a text and has rows to choose from.
    private static let asking: Screen = {
        var asking = screen
        asking.entry = Entry(id: "name", name: "Name", text: "")
        asking.commands += [
            Control(id: "dismiss", label: "Cancel", spoken: "Cancel", key: "Escape", emphasis: .command),
            Control(id: "next-row", label: "Next", spoken: "Next", key: "Down", emphasis: .command),
            Control(id: "delete", label: "Delete", spoken: "Delete", key: "Delete", emphasis: .command),
        ]
        return asking
    }()

    @Test("what writes a text goes to it", arguments: ["7", "l", "Space", "Backspace", "Delete", "Left", "End"])
    mutating func writing(_ name: String) {
        #expect(router.route(name, focus: .widget, on: Self.asking) == .widgets)
    }

    @Test(
        "what ends a text or chooses a row presses its control",
        arguments: zip(
            ["Enter", "Escape", "Down"], ["equals", "dismiss", "next-row"] as [Text]))
    mutating func ending(_ name: String, _ id: Text) {
        #expect(router.route(name, focus: .widget, on: Self.asking) == .press(id))
    }

    @Test("arrows choose rows where there are rows to choose, and move the focus elsewhere")
    mutating func arrows() {
        var screen = Self.asking
        screen.entry = nil
        #expect(router.route("Down", focus: .window, on: screen) == .press("next-row"))
        #expect(router.route("Up", focus: .window, on: screen) == .widgets)
    }

    @Test("Tab with nothing to reach leaves Enter what it is")
    mutating func tabWithoutFocus() {
        _ = route("Tab")
        #expect(route("Enter", focus: .window) == .press("equals"))
    }

    @Test("Space never presses what was clicked")
    mutating func space() {
        #expect(route("Space", focus: .widget) == .nowhere)
    }

    @Test("keys of a menu are the menu's", arguments: ["7", "Enter", "Escape", "Down"])
    mutating func menu(_ name: String) {
        let before = router
        #expect(route(name, focus: .menu) == .widgets)
        #expect(router == before)
    }

    @Test("chords are GTK's")
    mutating func chords() {
        #expect(router.route("7", isChord: true, focus: .window, on: Self.screen) == .widgets)
    }

    @Test("a disabled control takes its key and does nothing")
    mutating func disabled() {
        #expect(route("l") == .nowhere)
    }

    @Test("a key that nobody names is GTK's")
    mutating func unknown() {
        #expect(route("y") == .widgets)
        #expect(route(nil) == .widgets)
    }

    @Test("a key held down repeats for the calculator and counts once for the stopwatch")
    mutating func repeats() {
        let press = { (router: inout KeyRouter) in
            router.route("7", isRepeat: true, focus: .window, on: Self.screen)
        }
        #expect(press(&router) == .press("digit-7"))
        router = KeyRouter(ignoresRepeats: true)
        #expect(press(&router) == .nowhere)
        #expect(route("7") == .press("digit-7"))
    }
}
