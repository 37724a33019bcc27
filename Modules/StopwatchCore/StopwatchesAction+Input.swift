import Screens

extension StopwatchesAction {
    /// What the user's input means to the watches; nil if it means nothing to them.
    public init?(_ input: UserInput) {
        if let action = StopwatchAction(input) {
            self = .selected(action)
        } else if case .press(let id, let reading) = input, let action = Self.command(id, at: reading) {
            self = action
        } else {
            return nil
        }
    }

    /// What a control that concerns more than the selected watch does.
    private static func command(_ id: Text, at reading: Int64) -> StopwatchesAction? {
        switch id {
        case "start-all": .all(.start(at: reading))
        case "stop-all": .all(.stop(at: reading))
        case "new-watch": .add
        case "precision": .changePrecision
        default: selection(id).map { .select($0) }
        }
    }

    /// The index of the watch that a control such as `watch-3` selects.
    private static func selection(_ id: Text) -> Int? {
        let (prefix, digit) = (Array("watch-".utf8), id.utf8.last ?? 0)
        guard id.utf8.count == prefix.count + 1, id.utf8.starts(with: prefix), 0x31...0x39 ~= digit else { return nil }
        return Int(digit) - 0x31
    }
}
