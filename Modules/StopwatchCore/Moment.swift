import Screens

/// When something happened, by every clock that may be needed to tell later how long ago that was.
public struct Moment: Equatable, Sendable {
    /// Nanoseconds since the machine was started, sleep included.
    public let reading: Int64
    /// How many of those the machine slept.
    public let asleep: Int64
    /// Nanoseconds since the beginning of 1970, by the wall clock.
    public let wall: Int64
    /// What the kernel calls this run of the machine.
    public let boot: Text

    /// A moment by these clocks.
    public init(reading: Int64, asleep: Int64 = 0, wall: Int64, boot: Text) {
        self.reading = reading
        self.asleep = asleep
        self.wall = wall
        self.boot = boot
    }
}

extension Moment {
    /// Presses at these moments, oldest first, all on the clock of the present run of the machine.
    ///
    /// Within one run they are as far apart as that run's clock says, whatever became of the wall clock. From one run to
    /// the next there is only the wall clock, which counts for nothing where it went back, and no sleep. O(presses).
    static func actions(of presses: [(press: Press, moment: Moment)], at present: Moment) -> [StopwatchAction] {
        var (offset, asleepOffset) = (Int64(0), Int64(0))
        var later = present
        var actions: [StopwatchAction] = []
        actions.reserveCapacity(presses.count)
        for (press, moment) in presses.reversed() {
            if moment.boot != later.boot {
                let gap = max(0, later.wall.minus(moment.wall))
                offset = later.reading.plus(offset).minus(gap).minus(moment.reading)
                asleepOffset = asleepOffset.minus(moment.asleep)
            }
            later = moment
            actions.append(
                StopwatchAction(press, at: moment.reading.plus(offset), asleep: moment.asleep.plus(asleepOffset)))
        }
        actions.reverse()
        return actions
    }
}
