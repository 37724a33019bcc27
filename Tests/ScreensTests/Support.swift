import Screens

/// A small screen with a bit of everything.
let sample = Screen(
    app: "sample", title: "Sample", facts: [Fact("mode", "plain"), Fact("exact", true)],
    display: [
        Line(
            leading: Readout(id: "mark", name: "Mark", text: "≈"),
            trailing: Readout(id: "result", name: "Result", text: "0.333333333333", tone: .answer))
    ],
    grids: [
        Grid(columns: 3, controls: [key("a", width: 2), key("b")]), Grid(columns: 3, controls: [key("⌫")]),
        Grid(columns: 2, controls: [key("c"), key("d")]),
    ],
    commands: [
        Control(
            id: "undo", label: "Undo", spoken: "undo", key: "Ctrl+Z", otherKeys: ["Alt+Backspace"], emphasis: .command,
            isEnabled: false)
    ],
    table: Table(
        id: "rows", name: "Rows",
        columns: [Table.Column(id: "number", title: "No", isNumber: true), Table.Column(id: "time", title: "Time")],
        openRow: Table.Row(cells: ["3", "0:01"], tag: .open),
        rows: [Table.Row(cells: ["2", "0:02"], tag: .best), Table.Row(cells: ["1", "10:03"], tag: .worst)],
        footer: [Readout(id: "best", name: "Best", text: "0:02"), Readout(id: "worst", name: "Worst", text: "10:03")],
        isRanked: true),
    hint: "a hint")

func key(_ label: Text, width: Int = 1) -> Control {
    Control(id: label, label: label, spoken: label, key: label, emphasis: .digit, width: width)
}

/// A screen whose display is this text alone.
func screen(showing text: Text, mark: Text = "") -> Screen {
    let leading = Readout(id: "mark", name: "Mark", text: mark)
    return Screen(
        app: "sample", title: "",
        display: [Line(leading: leading, trailing: Readout(id: "result", name: "", text: text))])
}

extension Screen {
    /// The lines of its drawing.
    var lines: [String] {
        drawing().string.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
