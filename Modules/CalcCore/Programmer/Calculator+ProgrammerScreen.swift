import ExactReal
import Screens

extension Calculator {
    /// What the programmer's mode shows.
    var programmerScreen: Screen {
        let display = WordDisplay(self)
        var formats = Grid(columns: 10, controls: controls(ProgrammerKeypad.formats))
        formats.isAboveDisplay = true
        var screen = Screen(
            app: "calculator", title: mode.title,
            facts: facts(isExact: true, status: display.status) + [Fact("result", display.result)],
            display: display.lines,
            grids: [formats] + bitGrids(display.value ?? 0) + [
                Grid(columns: 6, controls: controls(ProgrammerKeypad.logic)),
                Grid(columns: 6, controls: controls(ProgrammerKeypad.letters)),
                Grid(columns: 6, controls: controls(ProgrammerKeypad.figures)),
            ],
            commands: controls(
                CommonKeypad.steps + CommonKeypad.modes + ProgrammerKeypad.bases + ProgrammerKeypad.commands
                    + CommonKeypad.memory + CommonKeypad.caret),
            table: historyTable)
        if case .bit(let text)? = view.asked {
            screen.entry = Screens.Entry(id: "bit", name: tr("Number of the bit"), text: text)
            screen.grids = []
            screen.commands = controls(CommonKeypad.entry)
        }
        return screen
    }

    /// The bits of the word, 16 in a row; none where words have no size.
    private func bitGrids(_ value: Integer) -> [Grid] {
        guard let width = sheet.format.size.width else { return [] }
        let columns = min(width, 16)
        let bits = Array(sheet.format.pattern(of: value).digits(bits: 1).reversed())
        var controls = controls(ProgrammerKeypad.bits.suffix(width))
        for index in controls.indices {
            let place = width - 1 - index
            let isOn = place < bits.count && bits[place] == UInt8(ascii: "1")
            controls[index].isOn = isOn
            controls[index].label = isOn ? "1" : "0"
        }
        let ends = stride(from: width, to: 0, by: -columns).map { end in
            Grid.RowEnds(left: Text(decimal: Int64(end - 1)), right: Text(decimal: Int64(end - columns)))
        }
        return [Grid(columns: columns, controls: controls, groupLength: 4, ends: ends)]
    }
}
