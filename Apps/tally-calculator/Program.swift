import Applications
import DesktopProgram

/// `tally-calculator`: the calculator in a window, or in the terminal, or as plain text.
@main
@MainActor
struct Program {
    static func main() {
        // snippet: program
        DesktopProgram(
            name: "tally-calculator", id: "io.github.tally.calculator",
            summary: "A calculator that shows no wrong digit.",
            layout: .calculator, application: calculatorApplication()
        ).main()
        // end snippet
    }
}
