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
