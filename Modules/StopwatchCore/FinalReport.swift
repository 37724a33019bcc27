import Screens

/// The time and the laps in plain lines, for leaving a terminal; empty if nothing was timed.
public func finalReport(of watch: Stopwatch, in language: Language = .english) -> Text {
    guard !watch.isFresh else { return "" }
    let time = watch.precision.text(of: watch.elapsed) + "\n"
    return watch.finished.isEmpty
        ? time : time + watch.laps.table(elapsed: watch.elapsed).translated(to: language).lines()
}
