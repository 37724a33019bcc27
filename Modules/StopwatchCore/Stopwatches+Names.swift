import Screens

/// What watches are called, what they are to reach, and which of them are there.
extension Stopwatches {
    /// Calls a watch otherwise. An empty name is one for the plain watch alone.
    mutating func rename(_ name: Text, to other: Text) {
        guard let index = watches.firstIndex(where: { $0.isCalled(name) }) else { return }
        let watch = watches[index]
        guard other != (watch.name.isEmpty ? watch.givenTitle : watch.name) else { return }
        if other.isEmpty, !watch.name.isEmpty { return notice = tr("A watch needs a name") }
        if !other.isEmpty, self[other] != nil { return notice = tr("There is a watch of this name already") }
        unsaved.append(.rename(watch: watch.name, to: other))
        if watch.name.isEmpty { watches[index].givenTitle = other } else { watches[index].name = other }
    }

    mutating func setTarget(of name: Text, to target: Int64?) {
        guard let index = watches.firstIndex(where: { $0.isCalled(name) }), watches[index].target != target else {
            return
        }
        alert = ""
        watches[index].target = target
        unsaved.append(.target(watch: watches[index].name, target))
    }

    /// Takes a watch away from the others; the plain one stays. Until something else is done, undo brings it back.
    mutating func remove(_ name: Text) {
        guard let index = watches.firstIndex(where: { $0.isCalled(name) }) else { return }
        if watches[index].name.isEmpty { return notice = tr("The plain watch stays, reset sets it to 0") }
        removal = Removal(watch: watches[index], index: index)
        unsaved.append(.remove(watch: watches[index].name))
        watches.remove(at: index)
        select(min(selection, watches.count - 1))
    }

    /// Takes the last removal back.
    mutating func bringBack() {
        guard let removed = removal else { return }
        removal = nil
        watches.insert(removed.watch, at: removed.index)
        reduce(&watches[removed.index].watch, StopwatchAction(.tick, at: now, asleep: asleep))
        select(removed.index)
        unsaved.append(.bringBack(watch: removed.watch.name))
    }
}

extension NamedStopwatch {
    /// What is told when the target is reached.
    var targetAlert: Text {
        let time = watch.precision.text(of: target ?? 0)
        return name.isEmpty ? tr("{} reached", time) : tr("{}: {} reached", title, time)
    }
}
