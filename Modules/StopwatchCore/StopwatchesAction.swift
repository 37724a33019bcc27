import Screens

/// What happened to one of several watches, or to what is kept of them.
public enum StopwatchesAction: Equatable, Sendable {
    /// The selected watch was pressed, or time went by for all of them.
    case selected(StopwatchAction)
    /// The watch of a name was pressed; it is added if there is none.
    case named(Text, StopwatchAction)
    /// The watch at this index was pressed; nothing happens where there is none.
    case numbered(Int, StopwatchAction)
    /// All watches were pressed at once: each does what counts for it.
    case all(StopwatchAction)
    /// The watch at this index is to be shown; nothing happens where there is none.
    case select(Int)
    /// Another watch is wanted. It is named by its number and selected.
    case add
    /// The watch of a name is to be called otherwise; refused, in words, where another one is called so.
    case rename(Text, to: Text)
    /// The watch of a name is to reach a time, in nanoseconds, or none.
    case target(Text, Int64?)
    /// The watch of a name is no longer wanted among the others; the plain one stays.
    case remove(Text)
    /// Times are to be shown finer, or after the finest as coarse as can be.
    case changePrecision
    /// Runs that begin from now on are to stand still while the machine sleeps, or no longer.
    case changeSleep
    /// The user wants something that needs a text, a row or a list: the control of this command, at a reading.
    case command(StopwatchesCommand, StopwatchAction)
    /// The text of the entry has become this.
    case type(Text)
    /// The row of the table at this index was chosen, the newest being 0.
    case selectRow(Int)
    /// The earlier sessions were read, the latest first.
    case sessions([Session])
    /// So many of the unsaved events, the oldest, are kept now; the words are to be told, or empty.
    case saved(Int, Text)
    /// What is kept was read anew, because a program was started or another one has pressed; with the time then.
    case loaded([NamedStopwatch], Settings, StopwatchAction)
    /// The newest laps have been shown: the others are to be drawn too.
    case drawLaps
    /// Something about what is kept is to be told, in words.
    case told(Text)
}
