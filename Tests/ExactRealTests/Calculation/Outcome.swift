@testable import ExactReal

/// What a formula gives, in words, for tables.
enum Outcome {
    /// The digits with `= ` or `≈ ` before, or the name of what went wrong.
    static func text(
        _ formula: String, digits: Int = 12, rounding: Decimal.Rounding = .toNearestOrEven, radix: Int = 10,
        work: Int64 = 1_000_000_000, hasForms: Bool = true
    ) -> String {
        let calculation = Calculation(budget: Budget(work: work))
        calculation.hasForms = hasForms
        do throws(CalculationError) {
            let number = try Formula.number(formula, in: calculation)
            return try calculation.decimal(number, significantDigits: digits, rounding: rounding, radix: radix).words
        } catch {
            return "\(error)"
        }
    }
}

extension CertainDecimal {
    /// The digits and how certain they are.
    var words: String {
        switch self {
        case .certain(let decimal): (decimal.isExact ? "= " : "≈ ") + "\(decimal)"
        case .roundedOtherwise(let decimal): "otherwise \(decimal)"
        case .zeros(let count): "\(count) zeros"
        }
    }

    /// The digits, if they are as they were asked for.
    var decimal: Decimal? {
        if case .certain(let decimal) = self { decimal } else { nil }
    }
}
