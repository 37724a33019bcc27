import ExactReal
import Screens

// Dates and times: digits without a space between them.
extension Lexer {
    /// A date such as `2024-02-29` or `2024-W09-4`, or a time such as `1:30:00`; nil for anything else. Four digits, a
    /// dash, two digits, a dash and two digits are a date, never a subtraction.
    mutating func dateOrTime() throws(ExpressionError) -> Token.Kind? {
        // No hours have more digits than ten.
        let count = digitCount(from: 0, atMost: 10)
        if count == 4 {
            if let date = try date(.day, "dddd-dd-dd") { return date }
            if let date = try date(.week, "dddd-Wdd-d") { return date }
        }
        return peek(count)?.scalar == ":" ? try time(hours: count) : nil
    }

    private mutating func date(_ style: DateStyle, _ pattern: StaticString) throws(ExpressionError) -> Token.Kind? {
        let end = pattern.utf8CodeUnitCount
        guard let numbers = numbers(pattern, from: 0), peek(end)?.scalar != "." else { return nil }
        let start = position
        let text = text(upTo: end)
        let days =
            style == .day
            ? CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2])?.days
            : WeekDate.days(year: numbers[0], week: numbers[1], weekday: numbers[2])
        guard let days, CalendarDate(days: days) != nil else { throw .noDate(text, at: start) }
        index += end
        return .quantity(Rational(days), .date(style), text)
    }

    /// Hours, minutes and seconds. Two numbers alone could be hours and minutes, minutes and seconds, or a division.
    private mutating func time(hours count: Int) throws(ExpressionError) -> Token.Kind? {
        guard let parts = numbers(":dd:dd", from: count) else {
            if [":d:d", ":dd:d"].contains(where: { spells($0, from: count) }) { throw .noTime(at: position) }
            if let minutes = numbers(":dd", from: count), minutes[0] < 60 {
                throw .timeOrDivision(text(upTo: count), minutes[0].padded(to: 2), at: position)
            }
            return nil
        }
        if parts.contains(where: { $0 >= 60 }) { throw .noTime(at: position) }
        var length = count + 6
        if peek(length)?.scalar == "." { length += 1 + digitCount(from: length + 1, atMost: .max) }
        let text = text(upTo: length)
        let seconds = Text(utf8: Array(text.utf8.suffix(length - count - 4)))
        guard let hours = Rational(decimal: Array(text.utf8.prefix(count))), let rest = Rational(decimal: seconds.utf8)
        else { throw .numberTooLong(at: position) }
        index += length
        return .quantity(hours * 3600 + Rational(parts[0] * 60) + rest, .clock, text)
    }

    /// The numbers of a pattern in which d stands for a digit, if it stands here and no number goes on behind it.
    private func numbers(_ pattern: StaticString, from start: Int) -> [Int]? {
        let end = start + pattern.utf8CodeUnitCount
        guard spells(pattern, from: start), !isDigit(end), peek(end)?.scalar != ":" || !isDigit(end + 1) else {
            return nil
        }
        return symbols[index + start..<index + end].split { !$0.isDigit }.map { digits in
            digits.reduce(0) { $0 * 10 + Int($1.scalar.value) - 0x30 }
        }
    }

    /// Whether digits and dashes stand somewhere as in a date, but are a subtraction: `2024-1-31`, `10000-01-31`.
    static func looksLikeDate(_ symbols: [Symbol]) -> Bool {
        var lexer = Lexer(symbols, end: 0)
        while lexer.peek() != nil {
            let count = lexer.digitCount(from: 0, atMost: .max)
            if lexer.isDateBehindYear(of: count) { return true }
            lexer.index += max(count, 1)
        }
        return false
    }

    private func isDateBehindYear(of count: Int) -> Bool {
        if count == 4 {
            return ["-d-d", "-d-dd", "-dd-d"].contains { numbers($0, from: 4) != nil }
        }
        return count > 4 && numbers("-dd-dd", from: count) != nil && (peek(count + 1)?.scalar == "0")
    }

    /// Whether a pattern stands here.
    private func spells(_ pattern: StaticString, from start: Int) -> Bool {
        Text(stringLiteral: pattern).utf8.enumerated().allSatisfy { offset, byte in
            guard let symbol = peek(start + offset) else { return false }
            return byte == UInt8(ascii: "d") ? symbol.isDigit : symbol.scalar == Unicode.Scalar(byte)
        }
    }

    private func digitCount(from offset: Int, atMost most: Int) -> Int {
        var count = 0
        while count < most, isDigit(offset + count) { count += 1 }
        return count
    }

    private func text(upTo length: Int) -> Text {
        symbols[index..<index + length].reduce(Text()) { $0 + $1.text }
    }
}
