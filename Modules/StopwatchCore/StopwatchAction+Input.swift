import Screens

extension StopwatchAction {
    /// What the user's input means to a stopwatch; nil if it means nothing to it.
    public init?(_ input: UserInput) {
        guard case .press(let id, let reading) = input, let press = Press(named: id) else { return nil }
        self.init(press, at: reading)
    }
}
