import CalcCore
import Screens

// snippet: calculator
/// The calculator, in a mode.
public func calculatorApplication(in mode: Mode = .basic) -> Application<Calculator, Command> {
    Application(
        begin: { Calculator(in: mode) }, update: reduce, screen: screen(of:), action: { Command($0) },
        words: { calculator, key, _ throws(SnapshotError) in try commands(of: key, in: calculator.mode) },
        loops: { host in [answering(host)] }, document: nil, farewell: { _, _ in "" })
}
// end snippet
