import CalcCore
import Screens

// snippet: calculator
/// The calculator.
public func calculatorApplication() -> Application<Calculator, Command> {
    Application(
        begin: { Calculator() }, update: reduce, screen: screen(of:), action: { Command($0) },
        words: { key, _ throws(SnapshotError) in try commands(of: key) },
        loops: { _ in [] }, document: nil, settings: nil, farewell: { _, _ in "" })
}
// end snippet
