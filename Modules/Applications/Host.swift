import HostKit
import Loop

/// What the loops of an application are given by the renderer beside which they run.
public struct Host {
    /// The clock, and ticks that come while somebody can see them.
    public let time: TimeSource
    /// The nanoseconds between two pictures of time as it passes.
    public let frame: Int64
    /// Tells each time when a descriptor can be read.
    public let whenReadable: (_ descriptor: Int32) -> Signal<Void>
    /// Whether keys come while something is worked out, so that they must not wait for it.
    public let isInteractive: Bool

    /// A host of these.
    public init(
        time: TimeSource, frame: Int64, isInteractive: Bool = true,
        whenReadable: @escaping (_ descriptor: Int32) -> Signal<Void>
    ) {
        self.time = time
        self.frame = frame
        self.isInteractive = isInteractive
        self.whenReadable = whenReadable
    }

    /// For a program that waits for its input alone: nothing ticks, and no descriptor is looked at.
    static var silent: Host {
        Host(
            time: TimeSource(now: Clock.now) { _ in .never }, frame: 1_000_000_000, isInteractive: false,
            whenReadable: { _ in .never })
    }
}
