import Screens

/// Changes the watches by an action, and notes each press that counted as unsaved.
public func reduce(_ watches: inout Stopwatches, _ action: StopwatchesAction) {
    switch action {
    case .selected(let action) where action.press == .tick: watches.tick(action)
    case .selected(let action) where action.press == .undo && watches.undoesOtherThanPresses:
        watches.browser == nil ? watches.bringBack() : watches.restoreSession()
    case .selected(let action): watches.press(watches.selection, action)
    case .named(let name, let action): watches.press(watches.place(of: name), action)
    case .numbered(let index, let action):
        if watches.watches.indices.contains(index) { watches.press(index, action) }
    case .all(let action): watches.watches.indices.forEach { watches.press($0, action) }
    case .select(let index): watches.select(index)
    case .add: watches.select(watches.place(of: watches.freeName))
    case .rename(let name, let other): watches.rename(name, to: other)
    case .target(let name, let target): watches.setTarget(of: name, to: target)
    case .remove(let name): watches.remove(name)
    case .changePrecision: watches.setPrecision(watches.settings.precision.next)
    case .changeSleep: watches.settings.pausesAsleep.toggle()
    case .command(let command, let action): watches.perform(command, action)
    case .type(let text): watches.type(text)
    case .selectRow(let row): watches.selectRow(row)
    case .sessions(let sessions): watches.browser?.show(sessions)
    case .saved(let count, let words): watches.haveSaved(count, words)
    case .loaded(let loaded, let settings, let action): watches.load(loaded, settings, action)
    case .drawLaps: watches.drawLaps()
    case .told(let words): (watches.notice, watches.alert) = (words, words)
    }
}

extension Stopwatches {
    /// Whether undo is for what was done last to the sessions or the watches, not for a press.
    var undoesOtherThanPresses: Bool { removal != nil || browser != nil }

    mutating func tick(_ action: StopwatchAction) {
        (now, asleep) = (action.reading, action.asleep)
        for index in watches.indices { hear(index, StopwatchAction(.tick, at: now, asleep: asleep)) }
    }

    /// A press that counts, on the watch at an index. A start after a reset begins a session, which has nothing to undo yet.
    mutating func press(_ index: Int, _ action: StopwatchAction) {
        (now, asleep) = (action.reading, action.asleep)
        let before = watches[index].watch
        guard let press = before.counting(action.press) else { return hear(index, action) }
        let begins = [.start, .startAwake].contains(press) && before.isFresh && before.canUndo
        if begins { watches[index].watch = Stopwatch(precision: settings.precision) }
        let counted = StopwatchAction(
            press == .start && settings.pausesAsleep ? .startAwake : press, at: now, asleep: asleep)
        (alert, removal) = ("", nil)
        hear(index, counted)
        if index == selection { keepSelectedLap() }
        unsaved.append(.press(watch: watches[index].name, beginsSession: begins, counted))
    }

    /// Tells a watch what happened, and the user if its target is reached by that.
    private mutating func hear(_ index: Int, _ action: StopwatchAction) {
        let wasReached = watches[index].isTargetReached
        reduce(&watches[index].watch, action)
        if !wasReached, watches[index].isTargetReached { alert = watches[index].targetAlert }
    }

    mutating func select(_ index: Int) {
        guard watches.indices.contains(index) else { return }
        (selection, selectedLap) = (index, nil)
    }

    /// The index of the watch of a name, which is added if there is none.
    mutating func place(of name: Text) -> Int {
        if let index = watches.firstIndex(where: { $0.isCalled(name) }) { return index }
        var watch = Stopwatch(precision: settings.precision)
        reduce(&watch, StopwatchAction(.tick, at: now, asleep: asleep))
        watches.append(NamedStopwatch(name: name, watch: watch))
        return watches.count - 1
    }

    /// The first name by number that no watch has, such as "Watch 2".
    fileprivate var freeName: Text {
        var number = Int64(watches.count + 1)
        while self["Watch " + Text(decimal: number)] != nil { number += 1 }
        return "Watch " + Text(decimal: number)
    }

    fileprivate mutating func setPrecision(_ precision: Precision) {
        settings.precision = precision
        for index in watches.indices { watches[index].watch.precision = precision }
    }

    /// Takes over what is kept, and on top of it what could not be. What the user looks at stays.
    fileprivate mutating func load(_ loaded: [NamedStopwatch], _ settings: Settings, _ action: StopwatchAction) {
        let (name, waiting, wereDrawn) = (watches[selection].name, unsaved, areDrawn)
        watches = [NamedStopwatch(name: "", watch: Stopwatch(precision: settings.precision))]
        (selection, unsaved, notice, removal) = (0, [], "", nil)
        (now, asleep) = (action.reading, action.asleep)
        for watch in loaded { watches[place(of: watch.name)] = watch }
        for event in waiting { follow(event) }
        self.settings = settings
        setPrecision(settings.precision)
        for index in watches.indices { reduce(&watches[index].watch, action) }
        selection = watches.firstIndex { $0.name == name } ?? 0
        browser?.sessions = nil
        keepSelectedLap()
        if wereDrawn { drawLaps() }
    }

    /// Whether there are laps and all of them have their rows, which a user may be looking at.
    private var areDrawn: Bool { !needsDrawing && watches.contains { !$0.watch.finished.isEmpty } }

    fileprivate mutating func drawLaps() {
        for index in watches.indices { watches[index].watch.drawLaps() }
    }

    fileprivate mutating func haveSaved(_ count: Int, _ words: Text) {
        if unsaved.prefix(max(0, count)).contains(where: { $0.concernsSessions }) { sessionChanges += 1 }
        unsaved.removeFirst(min(max(0, count), unsaved.count))
        notice = words
    }

    /// Does again what could not be kept.
    private mutating func follow(_ event: StopwatchEvent) {
        switch event {
        case .press(let watch, _, let action): press(place(of: watch), action)
        case .rename(let watch, let other): rename(watch, to: other)
        case .target(let watch, let target): setTarget(of: watch, to: target)
        case .remove(let watch): remove(watch)
        case .bringBack, .open, .name, .delete: unsaved.append(event)
        }
    }
}

extension Precision {
    /// The next finer one; after the finest, tenths.
    fileprivate var next: Precision {
        switch self {
        case .seconds: .tenths
        case .tenths: .hundredths
        case .hundredths: .thousandths
        case .thousandths: .tenths
        }
    }
}
