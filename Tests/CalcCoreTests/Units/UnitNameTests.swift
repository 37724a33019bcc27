import CalcCore
import Screens
import Testing

/// Units beside the names of the user, and the results that keep their unit.
@Suite struct UnitNameTests {
    /// What the last of some lines gives.
    private func last(_ lines: [String]) -> Outcome {
        var outcome = Outcome("0")
        for line in lines { outcome = Outcome(line, outcome.definitions) }
        return outcome
    }

    @Test(arguments: [
        (["x = 5 km", "x to m"], "5000 m"), (["5 km", "ans to m", "ans / 2 h"], "2500 m/h"),
        (["m = 5", "3 m"], "15"), (["m = 5", "3 km to m"], "3000 m"), (["h = 3", "60 km/h"], "20 km"),
        (["f(x) = 2x + 1 km", "f(3 km)"], "7 km"), (["f(m) = 2 m", "f(3)"], "6"), (["x = 30°", "x + 1"], "31"),
        (["x = 180° to rad", "sin x"], "0"),
        (["d1 = 2024-01-01", "d1 + 30 d", "ans to weekday", "ans + 1 d"], "Thursday"),
        (["x = 3 ft 5 in", "x + 7 in"], "4 ft"), (["t = -40 °C", "t to °F"], "-40 °F"),
        (["x = 40", "x °C to °F"], "104 °F"),
        (["1:30:00", "ans × 2"], "3:00:00"), (["x = 2", "3x4"], ""),
    ])
    func lines(_ lines: [String], result: String) {
        #expect(last(lines).result == result)
    }

    @Test func todayIsWhatTheHostSays() throws {
        #expect(Outcome("today").error == "unknown name 'today'")
        var definitions = Definitions()
        definitions.setToday(19_782)
        #expect(Outcome("today", definitions).result == "2024-02-29")
        #expect(Outcome("today + 1 year", definitions).result == "2025-02-28")
        #expect(Outcome("2024-12-25 - Today", definitions).result == "300 d")
        #expect(Outcome("today = 5", definitions).definitions.variables == ["today"])
        definitions.setToday(.max)
        #expect(Outcome("today", definitions).error == "unknown name 'today'")
    }

    @Test func theDeskTakesNoUnits() {
        var calculator = Calculator()
        reduce(&calculator, .paste("5 km"))
        #expect(calculatorStatus(calculator) == "Here stands a number without a unit, not one in 'km'")
        reduce(&calculator, .paste("5 km / 2 m"))
        #expect(calculatorStatus(calculator).isEmpty)
    }

    private func calculatorStatus(_ calculator: Calculator) -> String {
        screen(of: calculator).fact("status") ?? ""
    }
}
