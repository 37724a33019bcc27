import Screens

/// The screen of the selected watch, with a row of all watches where there are several. O(watches).
public func screen(of watches: Stopwatches) -> Screen {
    var screen = screen(of: watches.selected)
    if watches.watches.count > 1 {
        screen.title = watches.watches[watches.selection].title
        screen.grids.append(watches.grid)
        screen.commands += watches.commandsForAll
    }
    screen.commands += Stopwatches.commands
    if watches.selected.isCarriedOver { screen.hint = "The machine was restarted: the time goes on by the wall clock" }
    if !watches.notice.isEmpty { screen.hint = watches.notice }
    return screen
}

extension NamedStopwatch {
    /// What it is called on the screen.
    public var title: Text { name.isEmpty ? "Stopwatch" : name }
}

extension Stopwatches {
    /// One key for each of the first nine watches, with its name and its time in whole seconds.
    fileprivate var grid: Grid {
        Grid(columns: min(3, watches.count), controls: watches.prefix(9).indices.map { key(of: $0) })
    }

    private func key(of index: Int) -> Control {
        let (watch, number) = (watches[index], Text(decimal: Int64(index + 1)))
        let time = Precision.seconds.text(of: watch.watch.elapsed)
        return Control(
            id: "watch-" + number, label: watch.title + (watch.watch.isRunning ? " ▶ " : " ■ ") + time,
            spoken: watch.title + (watch.watch.isRunning ? ", running" : ", stopped"), key: number,
            emphasis: index == selection ? .primary : .command)
    }

    fileprivate var commandsForAll: [Control] {
        [
            Control(
                id: "start-all", label: "Start all", spoken: "Start all", key: "s", emphasis: .command,
                isEnabled: watches.contains { !$0.watch.isRunning }),
            Control(
                id: "stop-all", label: "Stop all", spoken: "Stop all", key: "x", emphasis: .command,
                isEnabled: isAnyRunning),
        ]
    }

    fileprivate static let commands = [
        Control(id: "new-watch", label: "New watch", spoken: "New watch", key: "Ctrl+N", emphasis: .command),
        Control(id: "precision", label: "Precision", spoken: "Precision", key: "Ctrl+P", emphasis: .command),
    ]
}
