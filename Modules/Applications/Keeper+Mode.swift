import CalcCore
import Loop
import Screens

extension Keeper {
    /// The mode in which the calculator was left; Basic at first.
    var mode: Mode { setting("calculator-mode").flatMap { Mode(named: $0) } ?? .basic }

    /// Keeps the mode when the user has chosen another one; the one that it begins in is none of that.
    func savingMode() -> Feedback<Calculator, Command> {
        var last: Mode?
        return react(
            request: { $0.mode },
            effects: { mode in
                if last != nil { self.keep(mode.name, as: "calculator-mode") }
                last = mode
                return .never
            })
    }
}
