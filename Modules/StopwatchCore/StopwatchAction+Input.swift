import Screens

extension StopwatchAction {
    /// What the user's input means to a stopwatch; nil if it means nothing to it.
    public init?(_ input: UserInput) {
        guard case .press(let id, let reading) = input, let action = StopwatchAction(named: id, at: reading) else {
            return nil
        }
        self = action
    }

    /// The action of a name: a control's identifier, or `start` and `stop`.
    init?(named name: Text, at reading: Int64) {
        switch name {
        case "start-stop": self = .startStop(at: reading)
        case "start": self = .start(at: reading)
        case "stop": self = .stop(at: reading)
        case "lap": self = .lap(at: reading)
        case "reset": self = .reset(at: reading)
        case "undo": self = .undo(at: reading)
        case "redo": self = .redo(at: reading)
        default: return nil
        }
    }
}
