// Reads expressions from standard input, one a line, and answers with the sign, the degree and the bits of the separation
// bound, or `-` where there is none. Tools/oracles/zeros-long builds it.

@MainActor
func answer(_ line: String) throws -> String {
    let calculation = Calculation(budget: Budget(work: 100_000_000_000))
    calculation.hasForms = false
    let number = try Formula.number(line, in: calculation)
    let bound = try SeparationBound(calculation.operations[...number.place], budget: calculation.budget)
    let sign = try calculation.sign(number)
    return bound.map { "\(sign) \($0.degree) \($0.bits)" } ?? "\(sign) - -"
}

while let line = readLine() {
    do {
        print(try answer(line))
    } catch {
        print(error)
    }
}
