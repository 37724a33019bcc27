import ExactReal

// Sums with dates.
extension QuantityStep {
    /// A date and a time, in any order.
    func dateSum(_ left: Quantity, _ right: Quantity) throws(ExpressionError) -> Quantity {
        switch (left.measure, right.measure) {
        case (.date, .date): throw .dateSum(at: position)
        case (.date(let style), _): try moved(left, style, by: right, sign: 1)
        case (_, .date(let style)): try moved(right, style, by: left, sign: 1)
        default: throw .dateSum(at: position)
        }
    }

    /// The days between two dates, or a date before another.
    func dateDifference(_ left: Quantity, _ right: Quantity) throws(ExpressionError) -> Quantity {
        switch (left.measure, right.measure) {
        case (.date, .date): Quantity(try result(of: [left.number, right.number]), UnitProduct(.day))
        case (.date(let style), _): try moved(left, style, by: right, sign: -1)
        default: throw .dateSum(at: position)
        }
    }

    /// A date so much later. Months and years are those of the calendar, whole days those of 24 hours.
    private func moved(
        _ date: Quantity, _ style: DateStyle, by time: Quantity, sign: Int
    ) throws(ExpressionError) -> Quantity {
        guard let units = time.measure?.units, units.dimension == .time else { throw .dateSum(at: position) }
        let isOfMonths = units.single?.isOfMonths ?? false
        let step = try times(units.size / (isOfMonths ? Unit.month : .day).size, time.number)
        guard let count = calculation.rational(step)?.integer?.int,
            let days = calculation.rational(date.number)?.integer?.int
        else { throw .wholeDays(at: position) }
        // More days than there are can be told from no others.
        let bounded = sign * max(-10_000_000, min(count, 10_000_000))
        let start = CalendarDate(days: days)
        let end = isOfMonths ? start?.moved(byMonths: bounded) : CalendarDate(days: days + bounded)
        guard let end else { throw .dateOutOfRange(at: position) }
        return Quantity(calculation.number(Rational(end.days)), .date(style))
    }
}

extension Unit {
    /// Whether it is a month or several.
    fileprivate var isOfMonths: Bool {
        dimension == .time && (self == .month || size.isGreater(than: Unit.month.size))
    }
}
