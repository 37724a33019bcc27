import Loop

extension PollLoop {
    /// The loop's clock and timers as the source of time for a store's loops.
    ///
    /// It keeps the loop alive; a timer is there only while somebody listens to its ticks.
    public var time: TimeSource {
        TimeSource(now: now) { period in
            Signal { observer in self.every(period, observer) }
        }
    }

    /// Tells whenever a descriptor has something to read.
    public func readable(_ descriptor: Int32) -> Signal<Void> {
        Signal { observer in self.watch(descriptor) { observer(()) } }
    }
}
