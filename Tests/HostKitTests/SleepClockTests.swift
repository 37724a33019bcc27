import HostKit
import Testing

/// How long the machine has slept.
struct SleepClockTests {
    @Test func betweenTwoSleepsItIsTheSameToTheNanosecond() {
        var measured: Int64 = 70
        let clock = SleepClock { measured }
        #expect(clock.asleep() == 0)
        measured = 1_800_000_000_042
        #expect(clock.asleep() == 1_800_000_000_042)
        measured = 1_800_000_000_317
        #expect(clock.asleep() == 1_800_000_000_042)
        measured = 1_810_000_000_000
        #expect(clock.asleep() == 1_810_000_000_000)
    }

    @Test func programsAgree() {
        let clock = SleepClock { 5_000_000_700 }
        clock.agree(on: 5_000_000_000)
        #expect(clock.asleep() == 5_000_000_000)
        clock.agree(on: 1_000_000_000)
        #expect(clock.asleep() == 5_000_000_000, "that was before the last sleep")
    }

    @Test func theClocksOfThisMachine() {
        #expect(Clock.asleep() > -1_000_000)
        let clock = SleepClock()
        let first = clock.asleep()
        for _ in 0..<10_000 { #expect(clock.asleep() == first) }
    }
}
