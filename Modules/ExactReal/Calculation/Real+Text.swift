extension Real {
    /// The number in ASCII, from which `Calculation.number(written:)` has the very same again: the operations that lead to
    /// it, parted by spaces, each with the places of those before it that it takes. √2 + 1/3 is `2 root,0,2 1/3 sum,1,2`.
    /// O(n²) in the digits of its rational numbers.
    public var written: [UInt8] {
        Array(operations.map { $0.written }.joined(separator: [UInt8(ascii: " ")]))
    }
}

extension Calculation {
    /// The number that was written; nil for any other text. Each operation is checked as if it had been typed, so that no
    /// text makes a number that is none. O(n²) in the digits, beside the operations.
    public func number(written: [UInt8]) throws(CalculationError) -> Number? {
        var numbers: [Number] = []
        for word in written.split(separator: UInt8(ascii: " ")) {
            let parts = word.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
            guard let name = parts.first, let number = try number(name, parts.dropFirst(), numbers) else { return nil }
            numbers.append(number)
        }
        return numbers.last
    }

    /// The number of an operation of this name on numbers before it; nil where there is none.
    private func number(
        _ name: ArraySlice<UInt8>, _ arguments: ArraySlice<ArraySlice<UInt8>>, _ numbers: [Number]
    ) throws(CalculationError) -> Number? {
        if arguments.isEmpty {
            return name.isNamed("pi") ? try pi() : Rational(fraction: Array(name)).map { number($0) }
        }
        guard let a = arguments.first?.place(in: numbers) else { return nil }
        if let function = Elementary.allCases.first(where: { name.isNamed($0.name) }) {
            return arguments.count == 1 ? try value(of: function, a) : nil
        }
        if name.isNamed("abs") { return arguments.count == 1 ? try magnitude(a) : nil }
        guard arguments.count == 2, let last = arguments.last else { return nil }
        if name.isNamed("whole-power") {
            return try Rational(fraction: Array(last)).map(number).map { b throws(CalculationError) in try power(a, b) }
        }
        if name.isNamed("root") {
            return try Rational(fraction: Array(last)).map(number).map { b throws(CalculationError) in
                try root(a, order: b)
            }
        }
        guard let b = last.place(in: numbers) else { return nil }
        if name.isNamed("sum") { return try sum(a, b) }
        if name.isNamed("product") { return try product(a, b) }
        if name.isNamed("quotient") { return try quotient(a, b) }
        return name.isNamed("power") ? try power(a, b) : nil
    }

    private func value(of function: Elementary, _ x: Number) throws(CalculationError) -> Number {
        switch function {
        case .exponential: try exponential(x)
        case .naturalLogarithm: try naturalLogarithm(x)
        case .sine: try sine(x)
        case .cosine: try cosine(x)
        case .tangent: try tangent(x)
        case .arcSine: try arcSine(x)
        case .arcCosine: try arcCosine(x)
        case .arcTangent: try arcTangent(x)
        case .hyperbolicSine: try hyperbolicSine(x)
        case .hyperbolicCosine: try hyperbolicCosine(x)
        case .hyperbolicTangent: try hyperbolicTangent(x)
        case .inverseHyperbolicSine: try inverseHyperbolicSine(x)
        case .inverseHyperbolicCosine: try inverseHyperbolicCosine(x)
        case .inverseHyperbolicTangent: try inverseHyperbolicTangent(x)
        case .gamma: try gamma(x)
        }
    }
}

extension Operation {
    fileprivate var written: [UInt8] {
        switch self {
        case .rational(let value): value.fractionText
        case .pi: Operation.word("pi")
        case .sum(let a, let b): Operation.word("sum", a, b)
        case .product(let a, let b): Operation.word("product", a, b)
        case .quotient(let a, let b): Operation.word("quotient", a, b)
        case .integerPower(let a, let exponent):
            Operation.word("whole-power", a) + [UInt8(ascii: ",")] + exponent.decimalText
        case .root(let a, let order): Operation.word("root", a, order)
        case .power(let a, let b): Operation.word("power", a, b)
        case .magnitude(let a): Operation.word("abs", a)
        case .function(let function, let a): Operation.word(function.name, a)
        }
    }

    private static func word(_ name: StaticString, _ numbers: Int...) -> [UInt8] {
        numbers.reduce(name.withUTF8Buffer { Array($0) }) {
            $0 + [UInt8(ascii: ",")] + Integer($1).decimalText
        }
    }
}

extension Elementary {
    fileprivate var name: StaticString {
        switch self {
        case .exponential: "exp"
        case .naturalLogarithm: "ln"
        case .sine: "sin"
        case .cosine: "cos"
        case .tangent: "tan"
        case .arcSine: "asin"
        case .arcCosine: "acos"
        case .arcTangent: "atan"
        case .hyperbolicSine: "sinh"
        case .hyperbolicCosine: "cosh"
        case .hyperbolicTangent: "tanh"
        case .inverseHyperbolicSine: "asinh"
        case .inverseHyperbolicCosine: "acosh"
        case .inverseHyperbolicTangent: "atanh"
        case .gamma: "gamma"
        }
    }
}

extension ArraySlice<UInt8> {
    fileprivate func isNamed(_ name: StaticString) -> Bool {
        name.withUTF8Buffer { elementsEqual($0) }
    }

    /// The number at the place that this text names; nil where there is none.
    fileprivate func place(in numbers: [Calculation.Number]) -> Calculation.Number? {
        guard count < 10, let place = Rational(decimal: Array(self))?.integer?.int, numbers.indices.contains(place)
        else {
            return nil
        }
        return numbers[place]
    }
}
