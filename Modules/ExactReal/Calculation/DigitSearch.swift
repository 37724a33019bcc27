/// The search for certain digits of a number, with more and more precision.
struct DigitSearch {
    private let calculation: Calculation
    private let number: Calculation.Number
    private let wish: DigitWish
    private var search: Search
    /// Whether the number was found on a border of two digits and not proved to be it.
    private var isNearBorder = false

    init(_ calculation: Calculation, _ number: Calculation.Number, _ wish: DigitWish) {
        (self.calculation, self.number, self.wish) = (calculation, number, wish)
        // Long sums lose a bit whenever they double their length.
        let lost = Int64(FixedPoint.width(number.place))
        let precision = max(Int64(Calculation.roughPrecision), wish.bits + Reals.spareBits + lost)
        search = Search(calculation, number, precision: Int(clamping: precision))
    }

    /// What is certain of the digits when it is found, or when nothing more can be.
    mutating func result() throws(CalculationError) -> CertainDecimal {
        while true {
            if let result = try step() { return result }
        }
    }

    /// What the next ball tells; nil if it is too large.
    private mutating func step() throws(CalculationError) -> CertainDecimal? {
        guard let ball = try search.next(), ball.sign != nil else { return try nearZero() }
        switch try digits(of: ball, wish) {
        case .certain(let units, let mayBeAll, let isAll):
            return .certain(try decimal(units, mayBeAll: mayBeAll, isAll: isAll))
        case .border(let cut):
            return try border(cut, ball)
        case .missing(let bits):
            search.raise(by: bits)
            if search.isOver { throw .overWork }
            return nil
        }
    }

    private func digits(of ball: Ball, _ wish: DigitWish) throws(CalculationError) -> CertainDigits {
        do throws(CalculationError) {
            return try calculation.charging { () throws(Interruption) in
                try Reals(precision: search.precision, budget: calculation.budget, constants: calculation.constants)
                    .digits(of: ball, wish)
            }
        } catch {
            // What the digits of a small number are multiplied by is too large.
            throw error == .tooLarge && ball.magnitude < .power(0) ? .tooSmall : error
        }
    }

    /// Certain digits; exact if the number is proved to be what they are.
    private func decimal(_ units: DigitUnits, mayBeAll: Bool, isAll: Bool) throws(CalculationError) -> Decimal {
        let decimal = try calculation.charging { () throws(Interruption) in
            try units.decimal(isExact: isAll, calculation.budget)
        }
        if isAll || !mayBeAll { return decimal }
        let isProved = try isProved { () throws(CalculationError) in try calculation.number(decimal) }
        return isProved ? decimal.exact : decimal
    }

    /// Whether the number is proved to be another one. A proof that would cost too much is none.
    private func isProved(
        _ other: () throws(CalculationError) -> Calculation.Number
    ) throws(CalculationError) -> Bool {
        do throws(CalculationError) {
            return try calculation.isZero(calculation.difference(number, other()))
        } catch .stopped {
            throw .stopped
        } catch {
            return false
        }
    }
}

/// What only a proof tells.
extension DigitSearch {
    /// A ball around 0, or none at all: the number is proved to be 0, or more precision is needed.
    private mutating func nearZero() throws(CalculationError) -> CertainDecimal? {
        search.raise()
        if search.isTimeForProof, try calculation.isZero(number) { return .certain(.zero(wish)) }
        if !search.isOver { return nil }
        guard let ball = search.ball, ball.sign == nil else { throw .overWork }
        if ball.magnitude < Search.hopeless, calculation.knownSign(number).map({ $0 != 0 }) ?? false { throw .tooSmall }
        let zeros = try calculation.charging { () throws(Interruption) in
            try Reals(precision: 64, budget: calculation.budget, constants: calculation.constants)
                .zeros(of: ball, radix: wish.radix)
        }
        if zeros <= 0 { throw search.failure(.sign) }
        return .zeros(zeros)
    }

    /// The number lies near the border after the digits `cut`: it is proved to be the border, or more precision is needed.
    private mutating func border(_ cut: DigitUnits, _ ball: Ball) throws(CalculationError) -> CertainDecimal? {
        if !isNearBorder, let decimal = try provedBorder(cut) { return .certain(decimal) }
        isNearBorder = true
        search.raise()
        if !search.isOver { return nil }
        guard case .certain(let units, _, _) = try digits(of: ball, wish.otherwise) else { throw .overWork }
        return .roundedOtherwise(try decimal(units, mayBeAll: false, isAll: false))
    }

    /// The digits of a number that is proved to be the border after the digits `cut`.
    private func provedBorder(_ cut: DigitUnits) throws(CalculationError) -> Decimal? {
        if wish.rounding == .towardZero {
            let decimal = try decimal(cut.with(count: cut.count + .one), mayBeAll: false, isAll: true)
            return try isProved { () throws(CalculationError) in try calculation.number(decimal) } ? decimal : nil
        }
        let isHalf = try isProved { () throws(CalculationError) in try calculation.number(halfWayAfter: cut) }
        if !isHalf { return nil }
        return try decimal(cut.count.isOdd ? cut.with(count: cut.count + .one) : cut, mayBeAll: false, isAll: false)
    }
}

extension Calculation {
    /// The number that a decimal stands for. Without its zeros at the end, so that 10^10^10 is found to be itself.
    fileprivate func number(_ decimal: Decimal) throws(CalculationError) -> Number {
        let values = decimal.digits.map { isDigit($0) ? $0 - UInt8(ascii: "0") : $0 - UInt8(ascii: "a") + 10 }
        let digits = Integer(isNegative: decimal.isNegative, Natural(digits: values[...], radix: Limb(decimal.radix)))
        let exponent = decimal.exponent - Int64(decimal.digits.count) + 1
        return try product(number(Rational(digits)), power(number(Rational(decimal.radix)), Integer(wide: exponent)))
    }

    fileprivate func number(halfWayAfter cut: DigitUnits) throws(CalculationError) -> Number {
        let twice = Integer(isNegative: cut.isNegative, (cut.count << 1) + .one)
        guard let units = Rational(twice, over: 2) else { return number(0) }
        return try product(number(units), power(number(Rational(cut.radix)), Integer(wide: -cut.scale)))
    }
}

extension Decimal {
    /// 0, as it was wished for.
    fileprivate static func zero(_ wish: DigitWish) -> Decimal {
        Decimal(isNegative: false, digits: [], exponent: 0, isExact: true, precision: wish.count, radix: wish.radix)
    }

    /// The same digits, proved to be the number itself.
    fileprivate var exact: Decimal {
        Decimal(
            isNegative: isNegative, digits: digits, exponent: exponent, isExact: true, precision: precision,
            radix: radix)
    }
}
