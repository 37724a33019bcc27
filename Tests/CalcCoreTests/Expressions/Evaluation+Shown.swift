import CalcCore
import ExactReal
import Screens

extension Evaluation {
    /// The result in 12 digits with its unit, with `≈` before a rounded one; nothing where a function was defined.
    func shown() throws(ExpressionError) -> String {
        switch try result(significantDigits: 12) {
        case .number(.certain(let decimal), let unit):
            (decimal.isExact ? "" : "≈") + decimal.description + unit.string
        case .number(.roundedOtherwise(let decimal), let unit): "≈≈" + decimal.description + unit.string
        case .number(.zeros(let count), _): "0 for \(count) digits"
        case .text(let text, let isExact): (isExact ? "" : "≈") + text.string
        case nil: ""
        }
    }
}
