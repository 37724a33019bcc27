/// What the user has chosen for all windows and runs, beside the mode and the unit of angles. Undo leaves it alone.
public struct Preferences: Hashable, Sendable {
    /// The significant digits of a result, in `digitRange`.
    public var digits: Int {
        didSet { digits = Preferences.bounded(digits) }
    }
    /// Whether digits are drawn in groups.
    public var groupsDigits: Bool
    /// Whether finished calculations are kept for the next run.
    public var keepsHistory: Bool

    /// How many digits can be chosen.
    public static let digitRange = 1...1000

    /// Preferences; as they are at first unless said otherwise.
    public init(digits: Int = Reading.digitCount, groupsDigits: Bool = true, keepsHistory: Bool = true) {
        self.digits = Preferences.bounded(digits)
        self.groupsDigits = groupsDigits
        self.keepsHistory = keepsHistory
    }

    private static func bounded(_ digits: Int) -> Int {
        min(max(digits, digitRange.lowerBound), digitRange.upperBound)
    }
}

/// What can be done with preferences.
public enum PreferenceCommand: Hashable, Sendable {
    /// Chooses how many digits a result has.
    case digits(Int)
    /// Has digits drawn in groups, or no longer.
    case changeGrouping
    /// Has finished calculations kept, or no longer.
    case changeHistory
}

extension Preferences {
    /// Changes them as a command asks.
    mutating func apply(_ command: PreferenceCommand) {
        switch command {
        case .digits(let count): digits = count
        case .changeGrouping: groupsDigits.toggle()
        case .changeHistory: keepsHistory.toggle()
        }
    }
}
