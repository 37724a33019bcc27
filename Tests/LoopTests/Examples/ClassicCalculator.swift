import CalcCore
import Loop
import Screens

// snippet: calculator
/// A window's two labels and its buttons.
final class CalculatorPanel {
    var screen: Text = ""
    var sign: Text = ""
    let clear = Emitter<Void>(), changeSign = Emitter<Void>(), percent = Emitter<Void>()
    let equal = Emitter<Void>(), point = Emitter<Void>()
    let operators = Emitter<Operator>(), digits = Emitter<Digit>()
}

func calculator(on panel: CalculatorPanel) -> Signal<Calculator> {
    system(
        initialState: Calculator(),
        reduce: reduce,
        feedback: bind { states in
            Bindings(
                subscriptions: [
                    states.map(screenText).distinct.subscribe { panel.screen = $0 },
                    states.map(operatorSign).distinct.subscribe { panel.sign = $0 },
                ],
                events: [
                    panel.clear.signal.map { .clear },
                    panel.changeSign.signal.map { .changeSign },
                    panel.percent.signal.map { .percent },
                    panel.operators.signal.map { .operation($0) },
                    panel.equal.signal.map { .equal },
                    panel.digits.signal.map { .addDigit($0) },
                    panel.point.signal.map { .addPoint },
                ])
        })
}
// end snippet

func screenText(_ calculator: Calculator) -> Text {
    let result = screen(of: calculator).display.first { $0.trailing.id == "result" }
    return result?.trailing.text ?? ""
}

func operatorSign(_ calculator: Calculator) -> Text {
    switch calculator.desk {
    case .oneOperand: ""
    case .oneOperandAndOperator(_, let operation), .twoOperandsAndOperator(_, let operation, _): operation.sign
    }
}
