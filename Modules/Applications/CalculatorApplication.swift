import CalcCore
import Screens

// snippet: calculator
/// The calculator as it was left, in a mode or else in that one.
public func calculatorApplication(
    in mode: Mode? = nil, keptBy keeper: Keeper = Keeper()
) -> Application<Calculator, Command> {
    let history = keeper.records.map { HistoryKeeper($0) }
    return Application(
        begin: { keeper.calculator(in: mode, history) }, update: reduce, screen: screen(of:), action: { Command($0) },
        words: { calculator, key, _ throws(SnapshotError) in try commands(of: key, in: calculator.mode) },
        loops: { host in
            [
                answering(host), keeper.savingMode(), keeper.savingMemory(), keeper.savingPreferences(),
                keeper.followingPreferences(host),
            ] + (history.map { [keeper.saving($0), keeper.reading($0)] } ?? [])
        },
        document: Document(copyLabel: tr("Copy history"), saveLabel: tr("Save history"), fileName: "history.csv") {
            exported((history?.unread() ?? []) + $0.history, ending: Text($1))
        },
        settings: keeper, farewell: { _, _, _ in "" })
}
// end snippet
