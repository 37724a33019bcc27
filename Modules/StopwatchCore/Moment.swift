import Screens

/// When something happened, by every clock that may be needed to tell later how long ago that was.
public struct Moment: Equatable, Sendable {
    /// Nanoseconds since the machine was started, sleep included.
    public let reading: Int64
    /// Nanoseconds since the beginning of 1970, by the wall clock.
    public let wall: Int64
    /// What the kernel calls this run of the machine.
    public let boot: Text

    /// A moment by these clocks.
    public init(reading: Int64, wall: Int64, boot: Text) {
        self.reading = reading
        self.wall = wall
        self.boot = boot
    }
}

extension Moment {
    /// The readings of moments, oldest first, all on the clock of the present run of the machine.
    ///
    /// Within one run they are as far apart as that run's clock says, whatever became of the wall clock. From one run to
    /// the next there is only the wall clock, which counts for nothing where it went back. O(moments).
    public static func readings(of moments: [Moment], at present: Moment) -> [Int64] {
        var offset: Int64 = 0
        var later = present
        let readings = moments.reversed().map { moment in
            if moment.boot != later.boot {
                let gap = max(0, later.wall.minus(moment.wall))
                offset = later.reading.plus(offset).minus(gap).minus(moment.reading)
            }
            later = moment
            return moment.reading.plus(offset)
        }
        return readings.reversed()
    }
}
