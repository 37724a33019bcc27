/// A day of the Gregorian calendar, which is taken to go on before 1582 (ISO 8601), from the year 0 to 9999.
struct CalendarDate: Hashable, Sendable {
    let year: Int
    /// 1 to 12.
    let month: Int
    /// From 1.
    let day: Int

    static let years = 0...9999

    /// Nil if there is no such day.
    init?(year: Int, month: Int, day: Int) {
        guard CalendarDate.years.contains(year), (1...12).contains(month),
            (1...CalendarDate.dayCount(year, month)).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// The day so many days after 1970-01-01; nil outside of the years. By H. Hinnant, "chrono-compatible low-level date
    /// algorithms", 2013: years begin in March, so that the leap day is the last.
    init?(days: Int) {
        guard (CalendarDate.firstDay...CalendarDate.lastDay).contains(days) else { return nil }
        let sinceMarch = days + 719_468
        let era = (sinceMarch >= 0 ? sinceMarch : sinceMarch - 146_096) / 146_097
        let dayOfEra = sinceMarch - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// The days since 1970-01-01; the same algorithms the other way.
    var days: Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfEra = marchYear - era * 400
        let monthFromMarch = month > 2 ? month - 3 : month + 9
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// 0000-01-01 and 9999-12-31.
    private static let (firstDay, lastDay) = (-719_528, 2_932_896)

    /// The day in another month, or the last of that month if it has none of this number; nil outside of the years.
    func moved(byMonths months: Int) -> CalendarDate? {
        guard abs(months) <= 12 * CalendarDate.years.count else { return nil }
        let count = year * 12 + month - 1 + months
        guard count >= 0, CalendarDate.years.contains(count / 12) else { return nil }
        let (year, month) = (count / 12, count % 12 + 1)
        return CalendarDate(year: year, month: month, day: min(day, CalendarDate.dayCount(year, month)))
    }

    private static func dayCount(_ year: Int, _ month: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
