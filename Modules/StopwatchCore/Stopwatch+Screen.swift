import Screens

/// The screen of a watch. O(1) in the number of laps.
public func screen(of watch: Stopwatch) -> Screen {
    Screen(
        app: "stopwatch", title: tr("Stopwatch"), facts: [Fact("running", watch.isRunning)], display: watch.display,
        grids: [Grid(columns: 2, controls: watch.buttons)],
        commands: [watch.isRunning ? watch.reset : watch.lap, watch.undoControl, watch.redoControl],
        table: watch.laps.table(elapsed: watch.elapsed),
        hint: watch.isFresh ? tr("Space starts and stops, L marks a lap") : "")
}

extension Stopwatch {
    /// The two buttons.
    var buttons: [Control] { [isRunning ? lap : reset, startStop] }

    /// The face, and under it the open lap once a lap has been marked.
    fileprivate var display: [Line] {
        let isEmpty = finished.isEmpty
        let caption: Text = isEmpty ? "" : tr("Lap {}", Text(decimal: Int64(finished.count + 1)))
        return [
            Line(
                trailing: Readout(
                    id: "elapsed", name: tr("Elapsed time"), text: precision.text(of: elapsed), tone: .answer)
            ),
            Line(
                leading: Readout(id: "current-lap-number", name: tr("Lap"), text: caption, tone: .dim),
                trailing: Readout(
                    id: "current-lap", name: tr("Lap time"), text: isEmpty ? "" : laps.openLap(elapsed: elapsed))),
        ]
    }

    fileprivate var startStop: Control {
        let word: Text = isRunning ? tr("Stop") : isFresh ? tr("Start") : tr("Resume")
        return Control(
            id: "start-stop", label: word, spoken: word, key: "Space", emphasis: isRunning ? .stop : .start)
    }

    fileprivate var lap: Control {
        Control(
            id: "lap", label: tr("Lap"), spoken: tr("Lap"), key: "l", otherKeys: ["Enter"], emphasis: .command,
            isEnabled: isRunning)
    }

    fileprivate var reset: Control {
        .command("reset", tr("Reset"), key: "r", isEnabled: !isFresh)
    }

    fileprivate var undoControl: Control {
        .command("undo", tr("Undo"), key: "Ctrl+Z", isEnabled: canUndo)
    }

    fileprivate var redoControl: Control {
        .command("redo", tr("Redo"), key: "Ctrl+Shift+Z", isEnabled: canRedo)
    }
}
