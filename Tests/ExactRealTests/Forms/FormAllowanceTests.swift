import Testing

@testable import ExactReal

/// Forms are a help that costs no more than their part of the budget; without them numbers are the same.
struct FormAllowanceTests {
    @Test("rules end when their part of the work is spent, and the sum goes on")
    func work() throws {
        let budget = Budget(work: 100_000_000)
        let calculation = Calculation(budget: budget)
        var product = calculation.number(1)
        for n in 1..<400 {
            let factor = try Formula.number("sqrt(\(n))+sqrt(\(n + 2))+pi", in: calculation)
            product = try calculation.product(product, factor)
        }
        #expect(calculation.formAllowance.isSpent)
        #expect(budget.remainingWork > 70_000_000)
        #expect(calculation.forms[product.place] == nil)
        let again = Calculation(budget: Budget(work: 10_000_000_000))
        again.hasForms = false
        let copy = try again.number(calculation.real(product))
        #expect(
            try calculation.decimal(product, significantDigits: 30) == again.decimal(copy, significantDigits: 30))
    }

    @Test("roots of roots have exponents that grow: they end before they take much memory")
    func bytes() throws {
        let budget = Budget(work: 100_000_000_000, bytes: 1 << 19)
        let calculation = Calculation(budget: budget)
        var root = calculation.number(3)
        for _ in 0..<5_000 { root = try calculation.squareRoot(root) }
        #expect(calculation.formAllowance.isSpent)
        #expect(budget.remainingBytes > 1 << 20)
        #expect(try calculation.decimal(root, significantDigits: 12).words == "≈ 1")
    }

    @Test("a form takes the bytes of its exponents and angles")
    func size() throws {
        let calculation = Calculation(budget: Budget(work: 1_000_000_000))
        func size(_ formula: String) throws -> Int {
            let number = try Formula.number(formula, in: calculation)
            return try #require(calculation.forms[number.place]).byteCount
        }
        #expect(try size("2^(1/3^400)") > size("2^(1/3)") + 3 * 634 / 16)
        #expect(try size("sin(sqrt(2)/3^400)") > size("sin(sqrt(2)/3)") + 3 * 634 / 16)
        #expect(try size("1/(1+pi/3^400)") > size("1/(1+pi/3)") + 3 * 634 / 16)
    }

    @Test("exponents have a longest width")
    func longest() throws {
        let calculation = Calculation(budget: Budget(work: 1_000_000_000))
        let number = try Formula.number("2^(1/3^3000)", in: calculation)
        #expect(calculation.form(at: number.place) == Form(place: number.place))
    }
}
