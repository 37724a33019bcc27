extension Calculation {
    /// −1, 0 or 1: 0 only where it is proved. Throws `undecided` if neither a proof nor more precision tells.
    public func sign(_ number: Number) throws(CalculationError) -> Int {
        try sign(number, asking: .sign)
    }

    /// −1, 0 or 1 as the first number is less than, equal to or greater than the second.
    public func comparison(_ left: Number, _ right: Number) throws(CalculationError) -> Int {
        try sign(difference(left, right), asking: .comparison)
    }

    /// The sign of a number, for the sake of a question that the error names.
    func sign(_ number: Number, asking question: Undecided) throws(CalculationError) -> Int {
        if let sign = knownSign(number) { return sign }
        var search = Search(self, number)
        while true {
            if let sign = try search.next()?.sign {
                if sign > 0 { keepPositive(number.place) }
                return sign
            }
            search.raise()
            if search.isTimeForProof, try isZero(number) { return 0 }
            if search.isOver { throw search.failure(question) }
        }
    }

    /// Whether the number is proved to be 0. That it is not proved says nothing.
    func isZero(_ number: Number) throws(CalculationError) -> Bool {
        if let sign = knownSign(number) { return sign == 0 }
        guard try isProvedZero(number) else { return false }
        keep(.zero, number.place, precision: .max)
        return true
    }

    /// Whether the number is seen to be above 0, without a search.
    func isPositive(_ number: Number) throws(CalculationError) -> Bool {
        if let sign = knownSign(number) { return sign == 1 }
        return try roughBall(number)?.sign == 1
    }

    /// The sign without a look at digits, if it is known.
    func knownSign(_ number: Number) -> Int? {
        if let value = rational(number) { return value.sign }
        return traits[number.place].isSuperset(of: .isPositive) ? 1 : signOfForm(number)
    }
}
