import Screens

extension Press {
    /// The press of a name: a control's identifier, or `start` and `stop`; nil for one that is not known and for those
    /// that need a lap.
    public init?(named name: Text) {
        guard let press = Self.named.first(where: { $0.name == name })?.press else { return nil }
        self = press
    }

    /// The press as it is written down: a name, and for those that concern one lap its number from 0 and their words.
    public var record: (name: Text, lap: Int?, words: Text) {
        switch self {
        case .nameLap(let lap, let words): ("name-lap", lap, words)
        case .noteLap(let lap, let words): ("note-lap", lap, words)
        case .deleteLap(let lap): ("delete-lap", lap, "")
        case .carryOver: ("carry-over", nil, "")
        default: (Self.named.first { $0.press == self }?.name ?? "tick", nil, "")
        }
    }

    /// The press that was written down so; nil if there is none.
    public init?(name: Text, lap: Int?, words: Text) {
        switch (name, lap) {
        case ("name-lap", let lap?): self = .nameLap(lap, words)
        case ("note-lap", let lap?): self = .noteLap(lap, words)
        case ("delete-lap", let lap?): self = .deleteLap(lap)
        case ("carry-over", _): self = .carryOver
        case (_, nil): self.init(named: name)
        default: return nil
        }
    }

    private static let named: [(name: Text, press: Press)] = [
        ("start-stop", .startStop), ("start", .start), ("start-awake", .startAwake), ("stop", .stop), ("lap", .lap),
        ("reset", .reset), ("undo", .undo), ("redo", .redo), ("reopen", .reopen),
    ]
}
