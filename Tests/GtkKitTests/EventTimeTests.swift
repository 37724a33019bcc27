import GtkKit
import Testing

/// The age of an event, from its date in milliseconds of 32 bits and the monotonic clock in nanoseconds.
struct EventTimeTests {
    private static let cycle: Int64 = (1 << 32) * 1_000_000

    @Test("the difference of the two, in nanoseconds")
    func difference() {
        #expect(EventTime.age(of: 1000, at: 1_012_345_678) == 12_345_678)
    }

    @Test("after 49.7 days too, when the milliseconds of 32 bits have begun anew")
    func wrapping() {
        #expect(EventTime.age(of: 5, at: Self.cycle * 3 + 7_000_000) == 2_000_000)
        #expect(EventTime.age(of: .max, at: Self.cycle + 3_000_000) == 4_000_000)
    }

    @Test("an event without a date is new")
    func noDate() {
        #expect(EventTime.age(of: 0, at: 5_000_000) == 0)
    }

    @Test("a date of another clock is not believed: from the future, or older than ten seconds")
    func anotherClock() {
        #expect(EventTime.age(of: 2000, at: 1_999_000_000) == 0)
        #expect(EventTime.age(of: 1000, at: 11_000_000_000) == 10_000_000_000)
        #expect(EventTime.age(of: 1000, at: 11_000_000_001) == 0)
    }
}
