import CalcCore
import GtkKit
import Screens
import StopwatchCore
import Testing

@testable import GtkRenderer

/// What windows take from the real applications' screens.
@MainActor
struct ScreenTests {
    private let calculator = screen(of: Calculator())
    private let stopwatch = screen(of: Stopwatch())

    @Test("every control has a key or a chord, and no key is named twice")
    func keys() {
        for screen in [calculator, stopwatch] {
            let keys = screen.controls.flatMap { [$0.key] + $0.otherKeys }
            #expect(!keys.contains(""))
            #expect(Set(keys).count == keys.count)
        }
    }

    @Test("every plain key of the screens is a name that the keyboard can type")
    func plainKeys() {
        let words = ["Enter", "Escape", "Backspace", "Delete", "Space", "F2", "F9", "F12", "PageUp", "PageDown"]
        let typed = Set(cases(of: 0x20...0x7e) + words)
        for control in calculator.controls + stopwatch.controls where KeyName.accelerator(control.key.string) == nil {
            #expect(typed.contains(control.key.string), "\(control.id.string)")
        }
    }

    @Test("signs stand for labels only where they say it all")
    func signs() {
        let signs = (calculator.controls + stopwatch.controls).filter { Sign.of($0) != nil }.map { $0.id.string }
        #expect(Set(signs) == ["backspace", "start-stop", "lap", "reset"])
        let replaced = (calculator.controls + stopwatch.controls).filter { Sign.replacesLabel(of: $0) }
        #expect(replaced.map { $0.id } == ["backspace"])
    }

    @Test("the menu has only what has a function")
    func menus() {
        #expect(
            WindowLayout.calculator.menu(of: calculator, nil).groups.map { $0.map { $0.action } }
                == [
                    ["win.undo", "win.redo"],
                    ["win.copy", "win.copy-expression", "win.paste"], ["app.new-window"],
                    ["win.settings", "win.show-help-overlay", "win.about"],
                ])
        #expect(
            WindowLayout.stopwatch.menu(of: stopwatch, nil).groups.map { $0.map { $0.action } }
                == [
                    ["win.undo", "win.redo"], ["win.copy"], ["win.face::digits", "win.face::dial"],
                    ["win.alert-sound"],
                    ["win.full-screen", "win.compact"], ["win.settings", "win.show-help-overlay", "win.about"],
                ])
    }

    @Test("what is copied is the canonical answer, and nothing while there is an error")
    func answer() {
        var state = Calculator()
        for id: Text in ["digit-5", "divide", "digit-0", "equals"] {
            if let command = Command(.press(id, at: 0)) { reduce(&state, command) }
        }
        #expect(screen(of: state).answer == nil)
        #expect(calculator.answer == "0")
        #expect(stopwatch.answer == "0:00.00")
    }

    /// The names of the keys of these values.
    private func cases(of keyvals: ClosedRange<UInt32>) -> [String] {
        keyvals.compactMap { KeyName.of($0) }
    }
}
