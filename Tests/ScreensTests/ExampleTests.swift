import Screens
import Testing

/// The example of the module's README.
struct ExampleTests {
    @Test func example() {
        // snippet: screens
        let screen = Screen(
            app: "dice", title: "Dice", display: [Line(trailing: Readout(id: "result", name: "Result", text: "4"))],
            grids: [
                Grid(
                    columns: 1,
                    controls: [
                        Control(id: "throw", label: "Throw", spoken: "throw", key: "Space", emphasis: .primary)
                    ])
            ])
        #expect(screen.control(key: "Space")?.id == "throw")
        #expect(
            screen.drawing().string == """
                ┌──────────────────────────────────────────┐
                │                                        4 │
                ├──────────────────────────────────────────┤
                │                  Throw                   │
                └──────────────────────────────────────────┘

                """)
        // end snippet
    }
}
