import Screens
import StopwatchCore
import Testing

@testable import GtkRenderer

/// What a screen reader is told of a stopwatch.
@MainActor
struct StopwatchSpeechTests {
    /// What is said at each of a script's keys, "" where nothing is.
    private func said(_ script: String) throws -> [String] {
        var speech = StopwatchSpeech()
        let keys = script.split(separator: " ")
        return try (0...keys.count).map { count in
            let watch = try stopwatch(after: Text(keys.prefix(count).joined(separator: " ")))
            return speech.words(for: screen(of: watch)) ?? ""
        }
    }

    @Test("laps and stops are said, ticks never")
    func lapsAndStops() throws {
        #expect(
            try said("start +1s +1s lap +500ms stop")
                == ["", "", "", "", "Lap 1: 0:02.00", "", "Stopped at 0:02.50"])
    }

    @Test("a reset and an undo say nothing of their own")
    func resets() throws {
        #expect(try said("start +1s reset") == ["", "", "", ""])
        #expect(try said("start +1s lap undo").last == "")
    }

    @Test("who asks is told the time, running or not")
    func asked() throws {
        #expect(StopwatchSpeech.answer(of: screen(of: try stopwatch(after: "start +1s"))) == "0:01.00 and running")
        #expect(StopwatchSpeech.answer(of: screen(of: Stopwatch())) == "0:00.00, stopped")
    }
}
