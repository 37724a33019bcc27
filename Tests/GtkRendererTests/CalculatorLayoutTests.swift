import CalcCore
import Screens
import Testing

@testable import GtkRenderer

/// How the screens of the modes are laid out: by what their parts are, and not by the mode.
@MainActor
struct CalculatorLayoutTests {
    @Test("each line of the display has its kind")
    func lines() {
        let kinds = { (mode: Mode) in screen(of: Calculator(in: mode)).display.dropLast().map { DisplayRowKind($0) } }
        #expect(kinds(.basic) == [.sum, .answer])
        #expect(kinds(.scientific) == [.edited, .note, .answer])
        #expect(kinds(.programmer) == [.edited, .note, .value, .value, .value, .value])
        #expect(kinds(.converter) == [.value, .edited, .edited, .sum])
    }

    @Test("each grid has its kind")
    func grids() {
        let kinds = { (mode: Mode) in screen(of: Calculator(in: mode)).grids.map { PadKind($0) } }
        #expect(kinds(.basic) == [.keys, .keys, .keys])
        #expect(kinds(.scientific) == [.choices, .keys, .keys])
        #expect(kinds(.programmer) == [.choices, .bits, .keys, .keys, .keys])
    }

    @Test("choices that exclude each other stand together, and of each such group one is on")
    func choices() {
        let scientific = screen(of: Calculator(in: .scientific)).grids[0].choices
        #expect(scientific.map { $0.map { $0.label } } == [["deg", "rad", "grad"], ["a/b"]])
        let programmer = screen(of: Calculator(in: .programmer)).grids[0].choices
        #expect(programmer.map { $0.count } == [6, 2])
        for group in [scientific[0]] + programmer { #expect(group.filter { $0.isOn == true }.count == 1) }
    }

    @Test("the menu of the title has the modes, and the main menu has not")
    func titleMenu() {
        let screen = screen(of: Calculator(in: .scientific))
        let modes = WindowLayout.calculator.titleMenu(of: screen).groups.map { $0.map { $0.action } }
        #expect(modes == [Mode.allCases.map { "win.mode-" + $0.name.string }])
        let main = WindowLayout.calculator.menu(of: screen, nil).groups.joined()
        #expect(!main.contains { $0.action.hasPrefix("win.mode-") })
    }

    @Test("what is selected can be copied, and the expression")
    func copies() {
        var calculator = Calculator(in: .scientific)
        #expect(screen(of: calculator).expression == nil)
        reduce(&calculator, .edit(.type("12+34")))
        reduce(&calculator, .edit(.select(from: 1, to: 3)))
        let screen = screen(of: calculator)
        #expect(screen.selectedText == "2+")
        #expect(screen.expression == "12+34")
    }

    @Test("the size of a window is kept by the name of its application; nonsense is no size")
    func sizes() {
        var kept: [String: String] = ["stopwatch-size": "0x7", "other-size": "12"]
        let settings = WindowSettings(read: { kept[$0] }, write: { kept[$1] = $0 })
        settings.keep((420, 640), of: "calculator")
        let size = settings.size(of: "calculator")
        #expect(size?.width == 420 && size?.height == 640)
        for app: Text in ["stopwatch", "other", "none"] { #expect(settings.size(of: app) == nil) }
    }
}
