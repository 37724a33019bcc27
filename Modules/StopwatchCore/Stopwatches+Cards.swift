import Screens

extension Stopwatches {
    /// A card for each of the first nine watches, with its own buttons; none where there is only one. O(watches).
    var cards: [Card] {
        watches.count > 1 ? watches.prefix(9).indices.map { card(of: $0) } : []
    }

    private func card(of index: Int) -> Card {
        let (named, number) = (watches[index], Text(decimal: Int64(index + 1)))
        let (watch, laps) = (named.watch, Int64(named.watch.finished.count))
        // What a stopped watch leaves to do beside going on is done where it is looked at.
        let buttons = watch.isRunning ? watch.buttons : watch.buttons.filter { $0.id == "start-stop" }
        return Card(
            id: "watch-" + number, title: named.title, status: laps > 0 ? trn("{} lap", "{} laps", laps) : "",
            time: Readout(
                id: "elapsed-" + number, name: tr("Elapsed time"), text: watch.precision.text(of: watch.elapsed)),
            isActive: watch.isRunning, isSelected: index == selection,
            controls: buttons.map { $0.ofWatch(number, called: named.title) })
    }
}

extension Control {
    /// The button of one of several watches: its identifier ends with the watch's number, such as `lap-2`.
    fileprivate func ofWatch(_ number: Text, called title: Text) -> Control {
        var control = self
        control.id = id + "-" + number
        control.spoken = tr("{}: {}", title, spoken)
        (control.key, control.otherKeys) = ("", [])
        return control
    }
}
