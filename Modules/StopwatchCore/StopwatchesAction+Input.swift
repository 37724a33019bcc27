import Screens

extension StopwatchesAction {
    /// What the user's input means to the watches; nil if it means nothing to them. `asleep` is how much of the time since
    /// the machine was started it slept, in nanoseconds.
    public init?(_ input: UserInput, asleep: Int64 = 0) {
        switch input {
        case .press(let id, let reading):
            guard let action = Self.press(id, at: reading, asleep: asleep) else { return nil }
            self = action
        case .type(let text): self = .type(text)
        case .selectRow(let row): self = .selectRow(row)
        case .copy, .paste, .insert, .select: return nil
        }
    }

    private static func press(_ id: Text, at reading: Int64, asleep: Int64) -> StopwatchesAction? {
        let tick = StopwatchAction(.tick, at: reading, asleep: asleep)
        if let press = Press(named: id) { return .selected(StopwatchAction(press, at: reading, asleep: asleep)) }
        if let precision = Precision.allCases.first(where: { $0.id == id }) { return .choosePrecision(precision) }
        if let command = StopwatchesCommand.allCases.first(where: { $0.id == id }) { return .command(command, tick) }
        switch id {
        case "start-all": return .all(StopwatchAction(.start, at: reading, asleep: asleep))
        case "stop-all": return .all(StopwatchAction(.stop, at: reading, asleep: asleep))
        case "new-watch": return .add
        case "precision": return .changePrecision
        case "sleep": return .changeSleep
        default: return numbered(id, at: reading, asleep: asleep)
        }
    }

    /// What a control does whose identifier ends with the number of a watch: `watch-3` selects it, `lap-3` presses it.
    private static func numbered(_ id: Text, at reading: Int64, asleep: Int64) -> StopwatchesAction? {
        let (name, ending) = (Text(utf8: Array(id.utf8.dropLast(2))), Array(id.utf8.suffix(2)))
        guard ending.count == 2, ending[0] == 0x2D, 0x31...0x39 ~= ending[1] else { return nil }
        let index = Int(ending[1]) - 0x31
        if name == "watch" { return .select(index) }
        return Press(named: name).map { .numbered(index, StopwatchAction($0, at: reading, asleep: asleep)) }
    }
}
