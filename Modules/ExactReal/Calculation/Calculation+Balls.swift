extension Calculation {
    /// The precision at which a number is looked at first, in bits.
    static let roughPrecision = 96

    /// A ball that holds the number, worked out with so much precision at least.
    func ball(_ number: Number, precision: Int) throws(Interruption) -> Ball {
        if let known = known(number.place, precision) { return known }
        let reals = Reals(precision: precision, budget: budget, constants: constants)
        for place in missingPlaces(below: number.place, precision) {
            balls[place] = KnownBall(ball: try ball(operations[place], reals), precision: precision)
        }
        return known(number.place, precision) ?? .zero
    }

    private func known(_ place: Int, _ precision: Int) -> Ball? {
        guard let known = balls[place], known.precision >= precision else { return nil }
        return known.ball
    }

    /// The places up to this one whose balls are needed and not precise enough, operands first.
    private func missingPlaces(below top: Int, _ precision: Int) -> [Int] {
        var isNeeded = [Bool](repeating: false, count: top + 1)
        isNeeded[top] = true
        for place in stride(from: top, through: 0, by: -1) where isNeeded[place] {
            if known(place, precision) != nil {
                isNeeded[place] = false
            } else {
                for operand in operations[place].operands { isNeeded[operand] = true }
            }
        }
        return isNeeded.indices.filter { isNeeded[$0] }
    }

    /// A ball of an operation whose operands have balls.
    private func ball(_ operation: Operation, _ reals: Reals) throws(Interruption) -> Ball {
        func of(_ place: Int) -> Ball { balls[place]?.ball ?? .zero }
        return switch operation {
        case .rational(let value): try reals.ball(value)
        case .pi: try reals.pi()
        case .sum(let a, let b): try reals.add(of(a), of(b))
        case .product(let a, let b): try a == b ? reals.square(of(a)) : reals.multiply(of(a), by: of(b))
        case .quotient(let a, let b): try reals.divide(of(a), by: of(b))
        case .integerPower(let a, let n): try reals.power(of(a), n)
        case .root(let a, 2): try reals.squareRoot(of(a), isKnownNonNegative: true)
        case .root(let a, let k): try reals.root(of(a), k)
        case .power(let a, let b): try reals.power(of(a), of(b))
        case .magnitude(let a): try reals.magnitude(of(a))
        case .angle(let y, let x): try reals.arcTangent(y: of(y), x: of(x))
        case .function(let function, let a): try function.ball(of(a), reals)
        }
    }
}

extension Reals {
    /// |x|.
    func magnitude(_ x: Ball) throws(Interruption) -> Ball {
        if let sign = x.sign { return sign < 0 ? x.negated : x }
        return try rounded(Ball(from: .zero, to: max(x.upper, x.negated.upper)))
    }
}
