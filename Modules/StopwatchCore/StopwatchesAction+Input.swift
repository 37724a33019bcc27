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
        case .copy, .paste: return nil
        }
    }

    private static func press(_ id: Text, at reading: Int64, asleep: Int64) -> StopwatchesAction? {
        let tick = StopwatchAction(.tick, at: reading, asleep: asleep)
        if let press = Press(named: id) { return .selected(StopwatchAction(press, at: reading, asleep: asleep)) }
        if let command = StopwatchesCommand.allCases.first(where: { $0.id == id }) { return .command(command, tick) }
        switch id {
        case "start-all": return .all(StopwatchAction(.start, at: reading, asleep: asleep))
        case "stop-all": return .all(StopwatchAction(.stop, at: reading, asleep: asleep))
        case "new-watch": return .add
        case "precision": return .changePrecision
        case "sleep": return .changeSleep
        default: return selection(id).map { .select($0) }
        }
    }

    /// The index of the watch that a control such as `watch-3` selects.
    private static func selection(_ id: Text) -> Int? {
        let (prefix, digit) = (Array("watch-".utf8), id.utf8.last ?? 0)
        guard id.utf8.count == prefix.count + 1, id.utf8.starts(with: prefix), 0x31...0x39 ~= digit else { return nil }
        return Int(digit) - 0x31
    }
}
