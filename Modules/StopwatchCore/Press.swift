import Screens

/// What can be done to a watch.
public enum Press: Equatable, Sendable {
    /// The one button: starts a stopped watch, stops a running one.
    case startStop
    /// Starts or resumes; a running watch is left alone.
    case start
    /// Starts or resumes a run that stands still while the machine sleeps; a running watch is left alone.
    case startAwake
    /// Stops; a stopped watch is left alone.
    case stop
    /// Marks a lap; a stopped watch is left alone.
    case lap
    /// Stops, sets the time to 0 and clears the laps, running or not.
    case reset
    /// Takes back the last press as if it had never happened: a watch that was reset while running runs on, and
    /// the time in between counts.
    case undo
    /// Brings back what was undone last.
    case redo
    /// Makes a watch that was reset what it was then, but stopped: its session goes on.
    case reopen
    /// Gives a finished lap, counted from 0, a name; an empty one takes it away.
    case nameLap(Int, Text)
    /// Gives a finished lap, counted from 0, a note; an empty one takes it away.
    case noteLap(Int, Text)
    /// Takes a lap's mark away, counted from 0: its time becomes part of the lap after it, so the total stays.
    case deleteLap(Int)
    /// The machine was restarted while the watch ran: from here on the time is known by the wall clock alone.
    case carryOver
    /// Time went by: asks for a new picture, nothing else.
    case tick
}
