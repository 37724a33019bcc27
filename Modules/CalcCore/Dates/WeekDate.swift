/// A day by its week (ISO 8601): weeks begin on Monday, and the first of a year holds its first Thursday.
struct WeekDate: Hashable, Sendable {
    let year: Int
    /// 1 to 53.
    let week: Int
    /// 1 for Monday to 7 for Sunday.
    let weekday: Int

    /// The date of a day.
    init(_ date: CalendarDate) {
        let days = date.days
        weekday = (days + 3).modulo(7) + 1
        // A week is of the year in which its Thursday lies.
        let thursday = days - weekday + 4
        let next = WeekDate.firstMonday(date.year + 1)
        year = thursday < WeekDate.firstMonday(date.year) ? date.year - 1 : thursday >= next ? date.year + 1 : date.year
        week = (thursday - WeekDate.firstMonday(year)) / 7 + 1
    }

    /// The days since 1970-01-01 of a day of a week; nil if there is none.
    static func days(year: Int, week: Int, weekday: Int) -> Int? {
        guard (1...7).contains(weekday), week >= 1 else { return nil }
        let monday = firstMonday(year) + (week - 1) * 7
        return monday < firstMonday(year + 1) ? monday + weekday - 1 : nil
    }

    /// The Monday of the week with January 4th, in days since 1970-01-01.
    private static func firstMonday(_ year: Int) -> Int {
        // Within 400 years the calendar repeats itself.
        let era = year < 0 ? -1 : year > 9999 ? 1 : 0
        let fourth = (CalendarDate(year: year - 400 * era, month: 1, day: 4)?.days ?? 0) + era * 146_097
        return fourth - (fourth + 3).modulo(7)
    }
}

extension Int {
    /// The remainder, which is never negative.
    fileprivate func modulo(_ divisor: Int) -> Int {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}
