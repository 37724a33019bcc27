import Loop

/// The frames that the page draws, as the ticks of a time source: asked for only while a loop wants ticks.
final class Frames {
    private let readings = Emitter<Int64>()
    /// Whether a loop waits for the next frame.
    private(set) var areWanted = false

    /// The page is about to draw, at this reading of its clock.
    func come(at reading: Int64) {
        readings.emit(reading)
    }

    /// Time by frames, however many the display has and a loop asks for. Nothing here asks for the time itself: presses bring it.
    var time: TimeSource {
        TimeSource(
            now: { 0 },
            ticks: { [self] _ in
                Signal { [self] observer in
                    let subscription = readings.signal.subscribe(observer)
                    areWanted = true
                    return Cancellable { [self] in
                        subscription.cancel()
                        areWanted = false
                    }
                }
            })
    }
}
