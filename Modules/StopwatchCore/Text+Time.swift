import Screens

extension Text {
    /// A time of at least 0 in seconds, with as many of nine decimals as it needs: `59.95`.
    static func seconds(_ nanoseconds: Int64) -> Text {
        var text = Text(decimal: nanoseconds / 1_000_000_000)
        var (fraction, digits) = (nanoseconds % 1_000_000_000, 9)
        guard fraction != 0 else { return text }
        while fraction % 10 == 0 { (fraction, digits) = (fraction / 10, digits - 1) }
        text += "."
        text.append(decimal: fraction, digits: digits)
        return text
    }

    /// The date and time of day in UTC by ISO 8601, cut to milliseconds, of a number of nanoseconds since the beginning
    /// of 1970: `2026-11-30T16:53:44.120Z`.
    static func iso8601(_ nanoseconds: Int64) -> Text {
        let (days, time) = nanoseconds.dividedFlooring(by: 86_400_000_000_000)
        let date = civilDate(ofDay: days)
        let (seconds, milliseconds) = (time / 1_000_000_000, time / 1_000_000 % 1000)
        var text = Text()
        for (separator, number, digits) in [
            ("", date.year, 4), ("-", date.month, 2), ("-", date.day, 2), ("T", seconds / 3600, 2),
            (":", seconds / 60 % 60, 2), (":", seconds % 60, 2), (".", milliseconds, 3),
        ] as [(Text, Int64, Int)] {
            text += separator
            text.append(decimal: number, digits: digits)
        }
        return text + "Z"
    }

    /// The Gregorian date of a day counted from the first of 1970, by the algorithm of Howard Hinnant ("chrono-Compatible
    /// Low-Level Date Algorithms"): years begin in March, so that the leap day comes last.
    private static func civilDate(ofDay day: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let (era, dayOfEra) = (day + 719_468).dividedFlooring(by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let isNextYear = month >= 10
        return (
            yearOfEra + era * 400 + (isNextYear ? 1 : 0), isNextYear ? month - 9 : month + 3,
            dayOfYear - (153 * month + 2) / 5 + 1
        )
    }
}

extension Int64 {
    /// The quotient rounded down and the remainder, which is never negative.
    fileprivate func dividedFlooring(by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
    }
}
