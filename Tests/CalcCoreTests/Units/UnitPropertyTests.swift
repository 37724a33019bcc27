import ExactReal
import LoopTesting
import Screens
import Testing

@testable import CalcCore

/// What holds for all units, quantities and dates.
@Suite struct UnitPropertyTests {
    private let rows = UnitTable.rows

    @Test func everySpellingIsOneUnit() throws {
        #expect(rows.count >= 200)
        var units: [Unit: Text] = [:]
        for row in rows {
            let unit = try #require(Unit(row.symbol))
            #expect(units.updateValue(row.symbol, forKey: unit) == nil, "\(row.symbol.string)")
            for word in row.words { #expect(Unit(word) == unit, "\(word.string)") }
            #expect(unit.symbol == row.symbol)
            #expect(unit.parts == nil || unit.parts?.dimension == unit.dimension, "\(row.symbol.string)")
            #expect(unit.parts == nil || unit.parts?.size == unit.size, "\(row.symbol.string)")
        }
    }

    @Test func everyPrefixStandsBeforeSymbolsAndNames() throws {
        let prefixes: [(Text, Text, Int)] = [
            ("Q", "quetta", 30), ("R", "ronna", 27), ("Y", "yotta", 24), ("Z", "zetta", 21), ("E", "exa", 18),
            ("P", "peta", 15), ("T", "tera", 12), ("G", "giga", 9), ("M", "mega", 6), ("k", "kilo", 3),
            ("h", "hecto", 2),
            ("da", "deca", 1), ("da", "deka", 1), ("d", "deci", -1), ("c", "centi", -2), ("m", "milli", -3),
            ("μ", "micro", -6), ("n", "nano", -9), ("p", "pico", -12), ("f", "femto", -15), ("a", "atto", -18),
            ("z", "zepto", -21), ("y", "yocto", -24), ("r", "ronto", -27), ("q", "quecto", -30),
        ]
        for (symbol, name, exponent) in prefixes {
            let unit = try #require(Unit(symbol + "m"))
            #expect(unit.size == UnitSize(try #require(Rational(10).power(exponent))))
            #expect(Unit(name + "metres") == Unit(symbol + "m"), "\(name.string)")
            #expect(unit.symbol == symbol + "m")
        }
        for (symbol, name, exponent) in [("Ki", "kibi", 10), ("Yi", "yobi", 80)] as [(Text, Text, Int)] {
            #expect(Unit(symbol + "B")?.size == UnitSize(8 * (try #require(Rational(2).power(exponent)))))
            #expect(Unit(name + "bytes") == Unit(symbol + "B"))
        }
        for word in ["kft", "mB", "millibyte", "Kim", "kibimetre", "kkm", "k", "kilo", ""] as [Text] {
            #expect(Unit(word) == nil, "\(word.string)")
        }
    }

    @Test("a number of one unit in another one and back is the same number", .timeLimit(.minutes(5)))
    func roundTrips() throws {
        let value: Text = "12.345"
        for from in rows {
            for to in rows where to.dimension == from.dimension && from.offset == nil && to.offset == nil {
                let (one, other) = (from.name, to.name)
                let evaluation = try evaluate(value + " " + one + " to " + other + " to " + one)
                let symbol = Measure(UnitPower(try #require(Unit(one)))).text
                let isSign = try #require(Unit(one)).isSign
                #expect(try evaluation.shown() == "12.345" + (isSign ? "" : " ") + symbol.string, "\(one) \(other)")
            }
        }
    }

    @Test func temperaturesComeBack() throws {
        for (from, to) in [("°C", "°F"), ("°F", "K"), ("K", "°C"), ("°R", "°F"), ("°C", "°R")] {
            #expect(Outcome("12.345 \(from) to \(to) to \(from)").result == "12.345 \(from)")
        }
    }

    @Test("products, quotients and powers of random quantities have the dimension and the size of their units")
    func dimensionsAreMultiplied() throws {
        var random = SeededRandom()
        let units = rows.filter { $0.offset == nil && $0.dimension != .angle }
        for _ in 0..<500 {
            let (a, b) = (
                units.randomElement(using: &random) ?? rows[0], units.randomElement(using: &random) ?? rows[0]
            )
            let (x, y) = (try product(a), try product(b))
            let power = Int.random(in: 1...3, using: &random)
            let times = try #require(UnitProduct.product(x, y))
            #expect(times.units.dimension == x.dimension.times(y.dimension), "seed \(random.seed)")
            #expect(times.size * times.units.size == x.size * y.size, "seed \(random.seed)")
            let inverse = try #require(y.power(-1))
            let quotient = try #require(UnitProduct.product(x, inverse))
            #expect(quotient.size * quotient.units.size == x.size / y.size, "seed \(random.seed)")
            #expect(x.power(power)?.root(power) == x, "seed \(random.seed)")
            let back = try #require(UnitProduct.product(times.units, inverse))
            #expect(back.units.dimension == x.dimension, "seed \(random.seed)")
            #expect(times.size * back.size * back.units.size == x.size, "seed \(random.seed)")
        }
    }

    @Test func dimensionsAreAGroup() {
        let some = rows.map { $0.dimension }
        for a in some {
            #expect(a.times(a.inverse) == Dimension.none)
            #expect(a.power(2) == a.times(a))
            #expect(a.power(-1) == a.inverse)
            for b in some { #expect(a.times(b) == b.times(a)) }
        }
        #expect(Dimension.length.power(63) != nil)
        #expect(Dimension.length.power(64) == nil)
        #expect(Dimension.length.power(63)?.times(.length) == nil)
    }

    @Test func everyDayIsADate() throws {
        var days = try #require(CalendarDate(year: 0, month: 1, day: 1)).days
        #expect(CalendarDate(days: days - 1) == nil)
        let last = try #require(CalendarDate(year: 9999, month: 12, day: 31)).days
        #expect(CalendarDate(days: last + 1) == nil)
        while days <= last {
            let date = try #require(CalendarDate(days: days))
            #expect(date.days == days)
            let week = WeekDate(date)
            #expect(WeekDate.days(year: week.year, week: week.week, weekday: week.weekday) == days)
            days += 97
        }
    }

    @Test("random words of units: an answer that reads as itself, or an error", .timeLimit(.minutes(5)))
    func randomWords() {
        var random = SeededRandom()
        let words = [
            "1", "2.5", "3/4", " km", " m", "²", "^2", " s", "/", "×", "+", "-", " to ", " in ", "in", " ft ", "5 in",
            "°C", " K",
            "°", "′", "min", "sec", " lb", "(", ")", "1:30:00", "2024-02-29", " d", " month", "√", "max(", ",", " h",
            "L/100km",
            " mpg", "%", "x", "rad", " hms", "week", "W", "^-1", "abs ", "³", "·", "12:30", "h15", "e", " m2", "ft3 ",
            "km3", " as ", " hex", "fl oz", "sq ft", "π", "!", "to",
        ]
        for _ in 0..<5_000 {
            let count = Int.random(in: 1...10, using: &random)
            let text = Text((0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined())
            guard let evaluation = try? evaluate(text, budget: Budget(work: 10_000_000)) else { continue }
            let again = try? evaluate(evaluation.reading, budget: Budget(work: 10_000_000))
            #expect(again?.reading == evaluation.reading, "'\(text.string)', seed \(random.seed)")
            #expect(again?.definitions == evaluation.definitions, "'\(text.string)', seed \(random.seed)")
        }
    }

    private func product(_ row: UnitRow) throws -> UnitProduct { UnitProduct(try #require(Unit(row.symbol))) }
}

extension UnitRow {
    /// A spelling that can stand behind a number and behind `to`.
    fileprivate var name: Text { isSign ? wordSymbol : symbol }
}
