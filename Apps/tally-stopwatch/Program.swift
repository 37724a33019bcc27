import Applications
import DesktopProgram

/// `tally-stopwatch`: the stopwatch in a window, or in the terminal, or as plain text.
@main
@MainActor
struct Program {
    static func main() {
        // snippet: program
        DesktopProgram(
            name: "tally-stopwatch", id: "io.github.tally.stopwatch",
            summary: "A stopwatch that is true to the clock.",
            layout: .stopwatch, application: stopwatchApplication()
        ).main()
        // end snippet
    }
}
