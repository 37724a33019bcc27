import ExactReal
import Screens

/// What the calculator shows. O(size of the screen), beside the digits of the number shown.
public func screen(of calculator: Calculator) -> Screen {
    let display = Display(calculator)
    return Screen(
        app: "calculator", title: "Basic", facts: calculator.facts(display), display: display.lines,
        grids: [
            Grid(columns: 5, controls: calculator.controls(Keypad.memory)),
            Grid(columns: 5, controls: calculator.controls(Keypad.functions)),
            Grid(columns: 4, controls: calculator.controls(Keypad.figures)),
        ],
        commands: calculator.controls(Keypad.commands), table: calculator.historyTable)
}

extension Calculator {
    fileprivate func facts(_ display: Display) -> [Fact] {
        [
            Fact("mode", "basic"),
            Fact("exact", display.isExact),
            Fact("status", display.status),
            Fact("memory", timeline.present.memory?.reading.text ?? ""),
            Fact("angle", "deg"),
        ]
    }

    /// The controls of keys, less those that could do nothing now.
    fileprivate func controls(_ keys: [Key]) -> [Control] {
        keys.map { key in
            var control = key.control
            control.isEnabled = isEnabled(key.command)
            return control
        }
    }

    private func isEnabled(_ command: Command) -> Bool {
        switch command {
        case .memory(.clear), .memory(.recall): memory != nil
        case .undo: timeline.canUndo
        case .redo: timeline.canRedo
        default: true
        }
    }

    /// The history, newest first; not drawn in Basic.
    fileprivate var historyTable: Table {
        Table(
            id: "history", name: "History",
            columns: [
                Table.Column(id: "expression", title: "Expression"), Table.Column(id: "result", title: "Result"),
            ],
            rows: history.reversed().map { Table.Row(cells: [$0.expression, $0.result]) },
            isDrawn: false)
    }
}
