import CalcCore
import LoopTesting
import Screens
import Testing

/// What the user chooses for all windows and runs.
struct PreferenceTests {
    /// The calculator after a script, with so many digits.
    private func calculator(after keys: String, in mode: String, digits: Int) throws -> Calculator {
        let mode = try #require(Mode(named: Text(mode)))
        var calculator = try CalcCore.calculator(after: Text(keys), in: mode)
        reduce(&calculator, .prefer(.digits(digits)))
        calculator.settle()
        return calculator
    }

    /// By `Tests/Cases/digits.tsv`.
    @Test(arguments: cases(in: "digits.tsv"))
    func digits(_ row: [String: String]) throws {
        let digits = try #require(Int(row["digits"] ?? ""))
        let screen = screen(
            of: try calculator(after: row["keys"] ?? "", in: row["mode"] ?? "", digits: digits))
        #expect(screen.mark("mark") == row["mark"])
        #expect((screen.fact("result") ?? screen.text(of: "result")) == row["result"])
        #expect(screen.flag("exact") == (row["mark"] != "≈"))
    }

    @Test("as many as can be chosen, each of them certain")
    func thousandDigits() throws {
        let text = try #require(
            screen(of: try calculator(after: "pi", in: "scientific", digits: 1000)).text(of: "result"))
        #expect(text.count == 1001)
        #expect(text.hasPrefix("3.14159265358979323846264338327950288419716939937510"))
        // The 990th to the 1000th digit are 2164201989 and then 3, which rounds nothing up.
        #expect(text.hasSuffix("216420199"))
    }

    @Test("what is out of range becomes the nearest that can be chosen")
    func bounds() {
        #expect(Preferences(digits: 0).digits == 1)
        #expect(Preferences(digits: 5000).digits == 1000)
        var preferences = Preferences()
        preferences.digits = -3
        #expect(preferences.digits == 1)
    }

    @Test("a copied number is the number, however few of its digits are shown")
    func copiesTheValue() throws {
        var calculator = try calculator(after: "1 / 16 =", in: "basic", digits: 2)
        let shown = try #require(screen(of: calculator).text(of: "result"))
        #expect(shown == "0.062")
        for command: Command in [.copy(Text(shown)), .clear, .paste(Text(shown)), .operation(.multiply)] {
            reduce(&calculator, command)
        }
        for digit: Digit in [.one, .six] { reduce(&calculator, .addDigit(digit)) }
        reduce(&calculator, .equal)
        #expect(calculator.history.last?.value?.rational == 1)
    }

    @Test func undoLeavesThemAlone() throws {
        var calculator = try calculator(after: "7", in: "basic", digits: 5)
        reduce(&calculator, .prefer(.changeGrouping))
        reduce(&calculator, .undo)
        #expect(calculator.preferences == Preferences(digits: 5, groupsDigits: false))
        #expect(screen(of: calculator).text(of: "result") == "0")
    }

    @Test("what another program chose is taken over; the unit of angles as a step that undo takes back")
    func fromElsewhere() throws {
        var calculator = try calculator(after: "sin(30)", in: "scientific", digits: 12)
        reduce(&calculator, .kept(Preferences(digits: 4, keepsHistory: false), .radians))
        calculator.settle()
        #expect(calculator.preferences == Preferences(digits: 4, keepsHistory: false))
        #expect(screen(of: calculator).text(of: "result") == "-0.988")
        reduce(&calculator, .undo)
        #expect(calculator.angle == .degrees)
    }

    @Test("each can be chosen by pressing its control")
    func controls() throws {
        var calculator = Calculator()
        let presses: [Text] = ["digits-shown-20", "group-digits", "keep-history", "angle-rad"]
        for id in presses { reduce(&calculator, try #require(Command(.press(id, at: 0)))) }
        #expect(calculator.preferences == Preferences(digits: 20, groupsDigits: false, keepsHistory: false))
        #expect(calculator.angle == .radians)
        #expect(!screen(of: calculator).groupsDigits)
        #expect(Command(.press("digits-shown-many", at: 0)) == nil)
    }

    @Test("the list of settings says what is chosen, in every mode")
    func listed() {
        for mode in Mode.allCases {
            let calculator = Calculator(in: mode, angle: .gradians, preferences: Preferences(digits: 9))
            let settings = screen(of: calculator).settings.flatMap { $0.settings }
            #expect(settings.map { $0.name.string } == ["Digits shown", "Group digits", "Angle unit", "Keep history"])
            #expect(settings[0].kind == .number(id: "digits-shown", value: 9, range: 1...1000))
            guard case .choice(let units) = settings[2].kind else { Issue.record("no choice"); continue }
            #expect(units.map { $0.isOn } == [false, false, true])
        }
    }
}
