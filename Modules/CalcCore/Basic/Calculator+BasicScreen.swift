import Screens

extension Calculator {
    /// What Basic mode shows.
    var basicScreen: Screen {
        let display = Display(self)
        return Screen(
            app: "calculator", title: mode.title,
            facts: facts(isExact: display.shown.isExact, status: display.shown.status),
            display: display.lines,
            grids: [
                Grid(columns: 5, controls: controls(BasicKeypad.memory)),
                Grid(columns: 5, controls: controls(BasicKeypad.functions)),
                Grid(columns: 4, controls: controls(BasicKeypad.figures)),
            ],
            commands: controls(CommonKeypad.steps + CommonKeypad.modes + CommonKeypad.digits), table: historyTable)
    }
}
