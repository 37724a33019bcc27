import HostKit
import Loop

/// What the loops of an application are given by the renderer beside which they run.
public struct Host {
    /// The clock, and ticks that come while somebody can see them.
    public let time: TimeSource
    /// The clock, and ticks that come also while nobody sees them: for what is to be heard.
    public let clock: TimeSource
    /// The nanoseconds between two pictures of time as it passes.
    public let frame: Int64
    /// Tells each time when a descriptor can be read.
    public let whenReadable: (_ descriptor: Int32) -> Signal<Void>
    /// Whether keys come while something is worked out, so that they must not wait for it.
    public let isInteractive: Bool

    /// A host of these; the clock is that of the pictures unless there is another.
    public init(
        time: TimeSource, clock: TimeSource? = nil, frame: Int64, isInteractive: Bool = true,
        whenReadable: @escaping (_ descriptor: Int32) -> Signal<Void>
    ) {
        self.time = time
        self.clock = clock ?? time
        self.frame = frame
        self.isInteractive = isInteractive
        self.whenReadable = whenReadable
    }
}
