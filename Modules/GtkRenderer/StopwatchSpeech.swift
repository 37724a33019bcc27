import Screens

/// What a screen reader is to say of a stopwatch: the time when it stops, a lap when it is marked, and nothing while time
/// runs.
@MainActor
struct StopwatchSpeech {
    private var isRunning: Bool?
    private var laps = 0

    /// The words for a screen that follows the last one; nil where there is nothing to say.
    mutating func words(for screen: Screen) -> String? {
        let (wasRunning, before) = (isRunning, laps)
        (isRunning, laps) = (screen.isRunning, screen.table?.rows.count ?? 0)
        guard let wasRunning else { return nil }
        if wasRunning && !screen.isRunning, let time = screen.answer, !isFresh(screen) {
            return local(tr("Stopped at {}", Text(time.drawn)))
        }
        if laps == before + 1, screen.isRunning, let row = screen.table?.rows.first, row.cells.count > 1 {
            return local(tr("Lap {}: {}", row.cells[0], Text(row.cells[1].drawn)))
        }
        return nil
    }

    /// The words for somebody who asks.
    static func answer(of screen: Screen) -> String {
        let time = Text(screen.answer?.drawn ?? "")
        return local(screen.isRunning ? tr("{} and running", time) : tr("{}, stopped", time))
    }

    private func isFresh(_ screen: Screen) -> Bool {
        !(screen.control(id: "reset")?.isEnabled ?? false)
    }
}

extension Screen {
    /// Whether its time runs.
    var isRunning: Bool {
        facts.contains(Fact("running", true))
    }
}
