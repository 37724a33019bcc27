import Screens

/// How a date is shown.
enum DateStyle: UInt8, Hashable, Sendable {
    /// 2024-02-29
    case day
    /// 2024-W09-4
    case week
    /// Thursday
    case weekday

    private static let weekdays: [Text] = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]

    /// The word behind `to`.
    var name: Text {
        switch self {
        case .day: "date"
        case .week: "week"
        case .weekday: "weekday"
        }
    }

    /// The text of a date.
    func text(of date: CalendarDate) -> Text {
        let week = WeekDate(date)
        switch self {
        case .day: return date.year.padded(to: 4) + "-" + date.month.padded(to: 2) + "-" + date.day.padded(to: 2)
        case .week: return week.year.padded(to: 4) + "-W" + week.week.padded(to: 2) + "-" + week.weekday.padded(to: 1)
        case .weekday: return DateStyle.weekdays[week.weekday - 1]
        }
    }
}

extension Int {
    /// The digits, with zeros before them.
    func padded(to count: Int) -> Text {
        var text = Text()
        text.append(decimal: Int64(self), digits: count)
        return text
    }
}
