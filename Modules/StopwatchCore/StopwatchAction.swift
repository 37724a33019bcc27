/// What happened to a stopwatch, each with the reading of the host's clock in nanoseconds.
///
/// The reading of a press is that of the key or pointer event, so it may be older than a tick handled before it.
public enum StopwatchAction: Equatable, Sendable {
    /// The one button was pressed: starts a stopped watch, stops a running one.
    case startStop(at: Int64)
    /// Starts or resumes; a running watch is left alone.
    case start(at: Int64)
    /// Stops; a stopped watch is left alone.
    case stop(at: Int64)
    /// Marks a lap; a stopped watch is left alone.
    case lap(at: Int64)
    /// Stops, sets the time to 0 and clears the laps, running or not.
    case reset(at: Int64)
    /// Takes back the last press as if it had never happened: a watch that was reset while running runs on, and
    /// the time in between counts.
    case undo(at: Int64)
    /// Brings back what was undone last.
    case redo(at: Int64)
    /// Time went by: asks for a new picture, nothing else.
    case tick(at: Int64)

    /// The reading of the clock.
    public var reading: Int64 {
        switch self {
        case .startStop(let reading), .start(let reading), .stop(let reading), .lap(let reading),
            .reset(let reading), .undo(let reading), .redo(let reading), .tick(let reading):
            reading
        }
    }
}
