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
    "fraction-sum": { left, right in
        let (first, second) = (Rational(1, over: left), Rational(1, over: right))
        return { keep(first.flatMap { first in second.map { first + $0 } }) }
    },
    "fraction-digits": { left, right in
        let fraction = Rational(left, over: right)
        return { keep(fraction?.decimal(significantDigits: 12).text) }
    },
]

/// Takes a result where the optimizer cannot see what becomes of it.
@inline(never)
func keep<Result>(_ result: Result) {
    withExtendedLifetime(result) {}
}
