import CalcCore
import Screens

// snippet: calculator
/// The calculator, in a mode, or else in the one in which it was left.
public func calculatorApplication(
    in mode: Mode? = nil, keptBy keeper: Keeper = Keeper()
) -> Application<Calculator, Command> {
    Application(
        begin: { Calculator(in: mode ?? keeper.mode, angle: keeper.angle, preferences: keeper.preferences) },
        update: reduce, screen: screen(of:), action: { Command($0) },
        words: { calculator, key, _ throws(SnapshotError) in try commands(of: key, in: calculator.mode) },
        loops: { host in
            [
                answering(host), keeper.savingMode(), keeper.savingPreferences(), keeper.followingPreferences(host),
            ]
        },
        document: nil, settings: keeper,
        farewell: { _, _, _ in "" })
}
// end snippet
