/// The closed form of a number.
struct Form: Hashable, Sendable {
    /// The number as a rational one, if it is one that can be written out.
    let rational: Rational?

    init(_ value: Rational) {
        rational = value
    }
}

extension Calculation {
    /// The closed form of an operation on numbers with closed forms; nil if it has none.
    func form(of operation: Operation) throws(CalculationError) -> Form? {
        func of(_ place: Int) -> Rational? { forms[place]?.rational }
        switch operation {
        case .rational(let value): return Form(value)
        case .sum(let a, let b): if let a = of(a), let b = of(b) { return Form(a + b) }
        case .product(let a, let b): if let a = of(a), let b = of(b) { return Form(a * b) }
        case .quotient(let a, let b): if let a = of(a), let b = of(b) { return a.divided(by: b).map { Form($0) } }
        default: break
        }
        return nil
    }
}
