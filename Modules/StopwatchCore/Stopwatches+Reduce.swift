import Screens

/// Changes the watches by an action, and notes each press that counted as unsaved.
public func reduce(_ watches: inout Stopwatches, _ action: StopwatchesAction) {
    switch action {
    case .selected(let action) where action.press == .tick: watches.tick(at: action.reading)
    case .selected(let action): watches.press(watches.selection, action)
    case .named(let name, let action): watches.press(watches.place(of: name), action)
    case .all(let action): watches.watches.indices.forEach { watches.press($0, action) }
    case .select(let index): if watches.watches.indices.contains(index) { watches.selection = index }
    case .add: watches.selection = watches.place(of: watches.freeName)
    case .changePrecision: watches.setPrecision(watches.precision.next)
    case .saved(let count, let words):
        watches.unsaved.removeFirst(min(max(0, count), watches.unsaved.count))
        watches.notice = words
    case .loaded(let loaded, let precision, let reading): watches.load(loaded, precision, at: reading)
    case .told(let words): watches.notice = words
    }
}

extension Stopwatches {
    fileprivate mutating func tick(at reading: Int64) {
        now = reading
        for index in watches.indices { reduce(&watches[index].watch, .tick(at: reading)) }
    }

    /// A press that counts, on the watch at an index. A start after a reset begins a session, which has nothing to undo yet.
    fileprivate mutating func press(_ index: Int, _ action: StopwatchAction) {
        now = action.reading
        let before = watches[index].watch
        guard let press = before.counting(action.press) else {
            return reduce(&watches[index].watch, action)
        }
        let begins = press == .start && before.isFresh && before.canUndo
        if begins { watches[index].watch = Stopwatch(precision: precision) }
        let counted = StopwatchAction(press, at: action.reading)
        reduce(&watches[index].watch, counted)
        unsaved.append(StopwatchEvent(watch: watches[index].name, beginsSession: begins, action: counted))
    }

    /// The index of the watch of a name, which is added if there is none.
    fileprivate mutating func place(of name: Text) -> Int {
        if let index = watches.firstIndex(where: { $0.name == name }) { return index }
        watches.append(
            NamedStopwatch(name: name, watch: reduce(Stopwatch(precision: precision), .tick(at: now))))
        return watches.count - 1
    }

    /// The first name by number that no watch has, such as "Watch 2".
    fileprivate var freeName: Text {
        var number = Int64(watches.count + 1)
        while self["Watch " + Text(decimal: number)] != nil { number += 1 }
        return "Watch " + Text(decimal: number)
    }

    fileprivate mutating func setPrecision(_ precision: Precision) {
        self.precision = precision
        for index in watches.indices { watches[index].watch.precision = precision }
    }

    /// Takes over what is kept, and on top of it what could not be. The watch that is selected stays selected.
    fileprivate mutating func load(_ loaded: [NamedStopwatch], _ precision: Precision, at reading: Int64) {
        let name = watches[selection].name
        let waiting = unsaved
        self = Stopwatches(precision: precision)
        for watch in loaded {
            watches[place(of: watch.name)].watch = watch.watch
        }
        for event in waiting { press(place(of: event.watch), event.action) }
        setPrecision(precision)
        tick(at: reading)
        selection = watches.firstIndex { $0.name == name } ?? 0
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
