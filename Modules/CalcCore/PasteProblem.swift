import Screens

/// Why a pasted text is not taken.
enum PasteProblem: Error, Hashable, Sendable, CaseIterable {
    /// It is not a number, or more than one.
    case notNumber
    /// Its digits are not in groups of three, so that a comma could be a decimal sign.
    case irregularGroups
    /// It has more digits than fit.
    case tooLong

    /// The cause in words.
    var words: Text {
        switch self {
        case .notNumber: "Only a number can be pasted here"
        case .irregularGroups: "This number is not clear: use a point for decimals and groups of three digits"
        case .tooLong: "The pasted number is too long"
        }
    }
}
