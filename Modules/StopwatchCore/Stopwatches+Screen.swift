import Screens

/// The screen of the selected watch, with a row of all watches where there are several, or of the earlier sessions.
/// O(watches), and O(sessions) while those are shown.
public func screen(of watches: Stopwatches) -> Screen {
    var screen = screen(of: watches.selected)
    let watch = watches.watches[watches.selection]
    screen.title = watch.title
    screen.facts.append(Fact("sleep", watches.settings.pausesAsleep ? "pauses" : "counts"))
    screen.display += watch.targetLine
    if watches.watches.count > 1 {
        screen.grids.append(watches.grid)
        screen.commands += watches.commandsForAll
    }
    screen.cards = watches.cards
    screen.table?.selection = watches.selectedRow
    screen.commands += watches.commands
    if watches.removal != nil { screen.enable("undo") }
    watches.showAsking(on: &screen)
    screen.hint = watches.hint(instead: screen.hint)
    screen.alert = watches.alert
    screen.settings = watches.settingGroups
    return screen
}

extension Screen {
    /// Lets a command be pressed.
    fileprivate mutating func enable(_ id: Text) {
        for index in commands.indices where commands[index].id == id { commands[index].isEnabled = true }
    }
}

extension NamedStopwatch {
    /// The target, and how far the time is from it: before it with a minus.
    fileprivate var targetLine: [Line] {
        guard let target else { return [] }
        let time = watch.precision.text(of: target)
        let caption = isTargetReached ? tr("Target {} reached", time) : tr("Target {}", time)
        return [
            Line(
                leading: Readout(id: "target", name: tr("Target"), text: caption, tone: isTargetReached ? .good : .dim),
                trailing: Readout(
                    id: "to-target", name: tr("To the target"),
                    text: watch.precision.text(ofDifference: watch.elapsed - target)))
        ]
    }
}

extension Stopwatches {
    /// The row of the selected lap.
    fileprivate var selectedRow: Int? {
        selectedLap.map { selected.finished.count - 1 - $0 }
    }

    /// What the user should know first.
    fileprivate func hint(instead hint: Text) -> Text {
        if !notice.isEmpty { return notice }
        if !alert.isEmpty { return alert }
        if let removal { return tr("{} removed, undo brings it back", removal.watch.title) }
        if selected.isCarriedOver { return tr("The machine was restarted: the time goes on by the wall clock") }
        return hint
    }

    /// What is asked for, or the list of earlier sessions, each with the controls that end it.
    fileprivate func showAsking(on screen: inout Screen) {
        if let browser { show(browser, on: &screen) }
        guard let prompt else { return }
        screen.entry = prompt.entry
        screen.commands = [
            .command("accept", tr("Accept"), key: "Enter"), .command("dismiss", tr("Cancel"), key: "Escape"),
        ]
        screen.hint = ""
    }
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
            id: "watch-" + number,
            label: watch.watch.isRunning ? tr("{} ▶ {}", watch.title, time) : tr("{} ■ {}", watch.title, time),
            spoken: watch.watch.isRunning ? tr("{}, running", watch.title) : tr("{}, stopped", watch.title),
            key: number,
            emphasis: index == selection ? .primary : .command)
    }

    fileprivate var commandsForAll: [Control] {
        [
            .command("start-all", tr("Start all"), key: "s", isEnabled: watches.contains { !$0.watch.isRunning }),
            .command("stop-all", tr("Stop all"), key: "x", isEnabled: isAnyRunning),
        ]
    }

    /// Commands that concern the watch, and the laps once there is one to select.
    fileprivate var commands: [Control] {
        let lap = selectedLap != nil
        let laps: [Control] =
            selected.finished.isEmpty
            ? []
            : [
                .command("previous-row", tr("Select the lap above"), key: "Up", isEnabled: lap),
                .command("next-row", tr("Select the lap below"), key: "Down"),
                .command("note", tr("Note on the lap"), key: "n", isEnabled: lap),
                .command("delete-lap", tr("Delete the lap"), key: "Delete", isEnabled: lap),
                .command("dismiss", tr("Select no lap"), key: "Escape", isEnabled: lap),
            ]
        return laps + [
            .command("rename", lap ? tr("Name the lap") : tr("Name the watch"), key: "F2"),
            .command("target", tr("Target"), key: "t"),
            .command("sessions", tr("Earlier sessions"), key: "e"),
            .command("new-watch", tr("New watch"), key: "Ctrl+N"),
            .command(
                "remove-watch", tr("Remove the watch"), key: "Ctrl+D", isEnabled: !watches[selection].name.isEmpty),
            .command("precision", tr("Precision"), key: "Ctrl+P"),
            .command("sleep", settings.pausesAsleep ? tr("Count sleep") : tr("Pause at sleep"), key: "z"),
        ]
    }
}

extension Control {
    /// A command that is called and spoken alike.
    static func command(_ id: Text, _ label: Text, key: Text, isEnabled: Bool = true) -> Control {
        Control(id: id, label: label, spoken: label, key: key, emphasis: .command, isEnabled: isEnabled)
    }
}
