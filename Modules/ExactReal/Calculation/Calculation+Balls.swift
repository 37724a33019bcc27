extension Calculation {
    /// The precision at which a number is looked at first, in bits.
    static let roughPrecision = 128

    /// Beyond so much precision what nothing proves is given up, in bits.
    static let highestPrecision = 1 << 16

    /// A ball that holds the number, worked out with so much precision at least. O(numbers of the calculation), each
    /// once for a precision.
    func ball(_ number: Number, precision: Int) throws(Interruption) -> Ball {
        if precision > Reals.maximumPrecision { throw .overMemory }
        let reals = Reals(precision: precision, budget: budget, constants: constants)
        var path = [number.place]
        while let place = path.last {
            if let operand = operations[place].operands.first(where: { known($0, precision) == nil }) {
                path.append(operand)
            } else {
                if known(place, precision) == nil { try keep(ball(operations[place], reals), place, precision) }
                path.removeLast()
            }
        }
        return balls[number.place]?.ball ?? .zero
    }

    /// A ball at the first precision; nil if that is too low for any.
    func roughBall(_ number: Number) throws(CalculationError) -> Ball? {
        do throws(Interruption) {
            return try ball(number, precision: Calculation.roughPrecision)
        } catch .undecided {
            return nil
        } catch {
            throw CalculationError(error)
        }
    }

    /// A ball so narrow that it holds one whole number at most.
    func narrowBall(_ number: Number) throws(CalculationError) -> Ball {
        var search = Search(self, number)
        while true {
            if let ball = try search.next() {
                if ball.radius.magnitudeExponent < 0 { return ball }
                if ball.magnitude.magnitudeExponent > Int64(Integer.maximumBitWidth) { throw .overMemory }
                search.raise(by: ball.radius.magnitudeExponent + 8)
            } else {
                search.raise()
            }
            if search.isOver { throw .overWork }
        }
    }

    private func keep(_ ball: Ball, _ place: Int, _ precision: Int) throws(Interruption) {
        try budget.keep(bytes: ball.byteCount - (balls[place]?.ball.byteCount ?? 0))
        keep(ball, place, precision: precision)
    }

    private func known(_ place: Int, _ precision: Int) -> Ball? {
        guard let known = balls[place], known.precision >= precision else { return nil }
        return known.ball
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
        case .root(let a, let k): try reals.root(of(a), k, isKnownNonNegative: true)
        case .power(let a, let b): try reals.power(of(a), of(b))
        case .magnitude(let a): try reals.magnitude(of(a))
        case .function(let function, let a): try function.ball(of(a), reals)
        }
    }
}
