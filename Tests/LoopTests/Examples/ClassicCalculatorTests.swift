import CalcCore
import Loop
import Screens
import Testing

@Suite("The calculator example")
struct CalculatorExampleTests {
    @Test("Buttons go in, the screen and the operator's sign come out")
    func sevenTimesSix() {
        let panel = CalculatorPanel()
        let running = calculator(on: panel).subscribe { _ in }
        #expect(panel.screen == "0")
        #expect(panel.sign == "")
        panel.digits.emit(.seven)
        panel.operators.emit(.multiply)
        #expect(panel.sign == "×")
        panel.digits.emit(.six)
        panel.equal.emit(())
        #expect(panel.screen == "42")
        panel.changeSign.emit(())
        #expect(panel.screen == "-42")
        panel.clear.emit(())
        #expect(panel.screen == "0")
        running.cancel()
    }

    @Test("100 + 20 % = is 120, and 0.1 + 0.2 = is 0.3")
    func percentAndPoint() {
        let panel = CalculatorPanel()
        let running = calculator(on: panel).subscribe { _ in }
        for digit in [Digit.one, .zero, .zero] { panel.digits.emit(digit) }
        panel.operators.emit(.add)
        for digit in [Digit.two, .zero] { panel.digits.emit(digit) }
        panel.percent.emit(())
        #expect(panel.screen == "20")
        panel.equal.emit(())
        #expect(panel.screen == "120")
        panel.point.emit(())
        panel.digits.emit(.one)
        panel.operators.emit(.add)
        panel.point.emit(())
        panel.digits.emit(.two)
        panel.equal.emit(())
        #expect(panel.screen == "0.3")
        running.cancel()
    }

    @Test("Cancelling ends the system: the buttons do nothing any more")
    func cancelled() {
        let panel = CalculatorPanel()
        var states = 0
        let running = calculator(on: panel).subscribe { _ in states += 1 }
        panel.digits.emit(.seven)
        running.cancel()
        panel.digits.emit(.six)
        #expect(panel.screen == "7")
        #expect(states == 2)
    }
}
