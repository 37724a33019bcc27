import ExactReal

/// What is measured, by name: from two numbers to the work on them, whose result is of no interest.
let operations: [String: @Sendable (Integer, Integer) -> () -> Void] = [
    "multiply": { left, right in { keep(left * right) } },
    "square": { left, _ in { keep(left.squared) } },
    "divide": { left, right in
        let product = left * right
        return { keep(product.dividedTruncating(by: right)) }
    },
    "to-decimal": { left, _ in { keep(left.decimalText) } },
    "from-decimal": { left, _ in
        let text = left.decimalText
        return { keep(Integer(decimal: text)) }
    },
    "root": { left, _ in { keep(left.squareRoot) } },
    "common-divisor": { left, right in { keep(Integer.greatestCommonDivisor(left, right)) } },
    "factorial": { left, _ in { keep(left.int.flatMap { Integer.factorial($0) }) } },
    "pi": { digits, _ in work(digits) { calculation in try calculation.pi() } },
    "e": { digits, _ in
        work(digits) { calculation in try calculation.exponential(calculation.number(1)) }
    },
    "ln2": { digits, _ in
        work(digits) { calculation in try calculation.naturalLogarithm(calculation.number(2)) }
    },
    "exp": { digits, _ in
        work(digits, keeping: Constants()) { calculation in try calculation.exponential(argument(calculation)) }
    },
    "ln": { digits, _ in
        work(digits, keeping: Constants()) { calculation in try calculation.naturalLogarithm(argument(calculation)) }
    },
    "sin": { digits, _ in
        work(digits, keeping: Constants()) { calculation in try calculation.sine(argument(calculation)) }
    },
    "atan": { digits, _ in
        work(digits, keeping: Constants()) { calculation in try calculation.arcTangent(argument(calculation)) }
    },
    "fraction-sum": { left, right in
        let (first, second) = (Rational(1, over: left), Rational(1, over: right))
        return { keep(first.flatMap { first in second.map { first + $0 } }) }
    },
    "fraction-digits": { left, right in
        let fraction = Rational(left, over: right)
        return { keep(fraction?.decimal(significantDigits: 12).text) }
    },
]

/// √(2/7), a number with digits without end.
private func argument(_ calculation: Calculation) throws(CalculationError) -> Calculation.Number {
    try calculation.squareRoot(calculation.quotient(calculation.number(2), calculation.number(7)))
}

/// So many digits of a number as text, worked out anew, with constants from before or none.
private func work(
    _ digits: Integer, keeping constants: Constants? = nil,
    _ number: @escaping (Calculation) throws -> Calculation.Number
) -> () -> Void {
    {
        let budget = Budget(work: .max, bytes: 1 << 27)
        let calculation = Calculation(budget: budget, constants: constants ?? Constants())
        guard let number = try? number(calculation), let count = digits.int,
            case .certain(let decimal)? = try? calculation.decimal(number, significantDigits: count)
        else { fatalError("The work failed") }
        keep(decimal.digits)
    }
}

/// Takes a result where the optimizer cannot see what becomes of it.
@inline(never)
func keep<Result>(_ result: Result) {
    withExtendedLifetime(result) {}
}
