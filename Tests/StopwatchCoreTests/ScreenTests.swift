import Screens
import StopwatchCore
import Testing

/// What the screen offers in each state.
struct ScreenTests {
    /// The labels of the enabled controls after a script.
    func enabled(_ script: String) throws -> [String] {
        screen(of: try watch(script)).controls.filter { $0.isEnabled }.map { $0.label.string }
    }

    @Test(
        "SW-32: what can be pressed",
        arguments: [
            ("", ["Start"]), ("start", ["Lap", "Stop", "Reset", "Undo"]),
            ("start +1s", ["Lap", "Stop", "Reset", "Undo"]),
            ("start +1s stop", ["Reset", "Resume", "Undo"]), ("start +1s stop reset", ["Start", "Undo"]),
            ("start undo", ["Start", "Redo"]), ("start +1s stop undo", ["Lap", "Stop", "Reset", "Undo", "Redo"]),
        ])
    func enabledControls(script: String, labels: [String]) throws {
        #expect(try enabled(script) == labels)
    }

    @Test(arguments: ["", "start +1s", "start +1s lap +1s stop", "start +1s stop reset", "start undo"])
    func anEnabledControlChangesTheScreenAndADisabledOneNothing(script: String) throws {
        let watch = try watch(script)
        for control in screen(of: watch).controls {
            let action = try #require(StopwatchAction(.press(control.id, at: watch.now)))
            #expect((reduce(watch, action) != watch) == control.isEnabled, "\(control.id.string)")
        }
    }

    @Test(arguments: ["", "start +1s", "start +1s stop"])
    func everyControlIsThereInEveryState(script: String) throws {
        let screen = screen(of: try watch(script))
        #expect(Set(screen.controls.map { $0.id.string }) == ["start-stop", "lap", "reset", "undo", "redo"])
        #expect(screen.grids.flatMap { $0.controls }.count == 2, "places stay when a state changes")
        #expect(screen.display.count == 2)
    }

    @Test(
        arguments: [
            ("Space", "start-stop"), ("l", "lap"), ("Enter", "lap"), ("r", "reset"), ("Ctrl+Z", "undo"),
            ("Ctrl+Shift+Z", "redo"),
        ])
    func keys(key: String, id: String) throws {
        for script in ["", "start +1s", "start +1s stop"] {
            #expect(screen(of: try watch(script)).control(key: Text(key))?.id.string == id)
        }
    }

    @Test func theOneButtonSaysWhatItDoes() throws {
        let buttons = try ["", "start", "start +1s stop"].map { script in
            screen(of: try watch(script)).control(id: "start-stop")
        }
        #expect(buttons.map { $0?.label.string } == ["Start", "Stop", "Resume"])
        #expect(buttons.map { $0?.emphasis } == [.start, .stop, .start])
        #expect(buttons.map { $0?.spoken } == buttons.map { $0?.label })
    }

    @Test func displayOfTheOpenLap() throws {
        let display = screen(of: try watch(LapTests.sixLaps)).display
        #expect(display.map { $0.trailing.text.string } == ["1:24.71", "0:07.31"])
        #expect(display.map { $0.leading?.text.string } == [nil, "Lap 6"])
        #expect(display[0].trailing.name == "Elapsed time")
    }

    @Test func theHintIsForNewcomers() throws {
        #expect(screen(of: Stopwatch()).hint == "Space starts and stops, L marks a lap")
        #expect(screen(of: try watch("start")).hint.isEmpty)
    }

    @Test func otherInputMeansNothing() {
        #expect(StopwatchAction(.paste("5")) == nil)
        #expect(StopwatchAction(.press("digit-7", at: 0)) == nil)
        #expect(StopwatchAction(.press("", at: 0)) == nil)
        #expect(StopwatchAction(.press("start-stop", at: 7)) == .startStop(at: 7))
    }
}
