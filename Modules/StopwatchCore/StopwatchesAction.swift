import Screens

/// What happened to one of several watches, or to what is kept of them.
public enum StopwatchesAction: Equatable, Sendable {
    /// The selected watch was pressed, or time went by for all of them.
    case selected(StopwatchAction)
    /// The watch of a name was pressed; it is added if there is none.
    case named(Text, StopwatchAction)
    /// All watches were pressed at once: each does what counts for it.
    case all(StopwatchAction)
    /// The watch at this index is to be shown; nothing happens where there is none.
    case select(Int)
    /// Another watch is wanted. It is named by its number and selected.
    case add
    /// Times are to be shown finer, or after the finest as coarse as can be.
    case changePrecision
    /// So many of the unsaved presses, the oldest, are kept now; the words are to be told, or empty.
    case saved(Int, Text)
    /// What is kept was read anew, because a program was started or another one has pressed; `at` is the reading then.
    case loaded([NamedStopwatch], Precision, at: Int64)
    /// Something about what is kept is to be told, in words.
    case told(Text)
}
