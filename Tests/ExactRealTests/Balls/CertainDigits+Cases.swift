@testable import ExactReal

extension CertainDigits {
    /// The digits, if they are certain.
    func decimal(_ budget: Budget) throws(Interruption) -> Decimal? {
        if case .certain(let units, _, let isAll) = self { try units.decimal(isExact: isAll, budget) } else { nil }
    }

    /// The bits that are missing, if any.
    var missingBits: Int64? {
        if case .missing(let bits) = self { bits } else { nil }
    }
}
