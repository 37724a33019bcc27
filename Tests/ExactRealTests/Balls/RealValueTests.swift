import LoopTesting
import Testing

@testable import ExactReal

/// Hard values to fifty digits, cut, by balls alone: `Tests/Cases/ball-values.tsv`. Each is started again with more
/// precision until its digits are certain.
struct RealValueTests {
    @Test(arguments: cases(in: "ball-values.tsv"))
    func digits(_ row: [String: String]) throws {
        let decimal = try #require(try certainDigits(of: row["steps"] ?? ""))
        let digits = String(decoding: decimal.digits, as: UTF8.self)
        let padded = digits + String(repeating: "0", count: 50 - digits.count)
        #expect((decimal.isNegative ? "-" : "") + padded == row["digits"], "\(row)")
        #expect("\(decimal.exponent)" == row["exponent"], "\(row)")
    }

    /// 1 + e^(−e^10000) − 1 is about 10^−10^4342: no precision that can be had tells it from 0.
    @Test func whatIsTooNearToZeroIsNotTakenForZero() throws {
        let program = "1 0 10000 exp - exp + 1 -"
        #expect(throws: Interruption.tooLarge) { try certainDigits(of: "10000 exp exp") }
        #expect(try certainDigits(of: program, limit: 5000) == nil)
    }

    /// Fifty digits, nil if so many bits do not give them.
    private func certainDigits(of program: String, limit: Int64 = 100_000) throws -> Decimal? {
        let budget = Budget(work: 10_000_000_000)
        let constants = Constants()
        var precision: Int64 = 250
        while precision < limit {
            let reals = Reals(precision: Int(precision), budget: budget, constants: constants)
            var missing = precision
            do throws(Interruption) {
                let ball = try Program(program).value(reals)
                let digits = try reals.digits(of: ball, DigitWish(significantDigits: 50, rounding: .towardZero))
                if let decimal = try digits.decimal(budget) { return decimal }
                missing = max(missing, digits.missingBits ?? 0)
            } catch {
                if error != .undecided { throw error }
            }
            precision += missing
        }
        return nil
    }
}

/// Numbers and functions in the order of a stack: `2 sqrt 1 - 200 ^` is (√2 − 1)^200.
private struct Program {
    let words: [Substring]

    init(_ text: String) { words = text.split(separator: " ") }

    func value(_ reals: Reals) throws(Interruption) -> Ball {
        var stack: [Ball] = []
        for word in words {
            if let function = BallFunction(rawValue: String(word)), function != .pi, function != .e, function != .root {
                stack.append(try function.value(reals, stack.removeLast(), ""))
            } else if let number = Rational(decimal: Array(word.utf8)) {
                stack.append(try reals.ball(number))
            } else {
                try apply(word, to: &stack, reals)
            }
        }
        return stack.removeLast()
    }

    private func apply(_ word: Substring, to stack: inout [Ball], _ reals: Reals) throws(Interruption) {
        switch word {
        case "pi": stack.append(try reals.pi())
        case "e": stack.append(try reals.e())
        case "swap": stack.swapAt(stack.count - 1, stack.count - 2)
        default:
            let (right, left) = (stack.removeLast(), stack.removeLast())
            stack.append(try combine(left, word, right, reals))
        }
    }

    private func combine(
        _ left: Ball, _ word: Substring, _ right: Ball, _ reals: Reals
    ) throws(Interruption) -> Ball {
        let whole = right.isExact ? right.floor.flatMap { Ball($0).compared(to: right) == 0 ? $0 : nil } : nil
        switch (word, whole) {
        case ("+", _): return try reals.add(left, right)
        case ("-", _): return try reals.subtract(left, right)
        case ("*", _): return try reals.multiply(left, by: right)
        case ("/", _): return try reals.divide(left, by: right)
        case ("^", let whole?): return try reals.power(left, whole)
        case ("^", nil): return try reals.power(left, right)
        case ("root", let whole?): return try reals.root(left, whole.int ?? 1)
        default: fatalError("no operation \(word)")
        }
    }
}
