import Screens

/// What needs a text, a row or a list.
extension Stopwatches {
    /// Does what a control asks for; what has no meaning now changes nothing.
    mutating func perform(_ command: StopwatchesCommand, _ action: StopwatchAction) {
        switch command {
        case .rename: askForName()
        case .note: if let selectedLap { ask(.lapNote(selectedLap), selected.finished[selectedLap].note) }
        case .deleteLap: deleteLap(action)
        case .removeWatch: remove(watches[selection].name)
        case .target: ask(.target, watches[selection].target.map { .seconds($0) + "s" } ?? "")
        case .sessions: if prompt == nil, browser == nil { browser = SessionBrowser() }
        case .deleteSession: deleteSession()
        case .previousRow: moveRow(by: -1)
        case .nextRow: moveRow(by: 1)
        case .accept: accept(action)
        case .dismiss: dismiss()
        }
    }

    /// The text of the entry has become this.
    mutating func type(_ text: Text) {
        let text = Text(utf8: text.utf8.filter { $0 >= 0x20 && $0 != 0x7F })
        if prompt != nil {
            prompt?.text = text
        } else if browser != nil {
            browser?.search = text
            browser?.select(0)
        }
    }

    mutating func selectRow(_ row: Int) {
        if browser != nil {
            browser?.select(row)
        } else if selected.finished.indices.contains(row) {
            selectedLap = selected.finished.count - 1 - row
        }
    }

    /// Lets go of a selected lap that is there no longer.
    mutating func keepSelectedLap() {
        if let lap = selectedLap, !selected.finished.indices.contains(lap) { selectedLap = nil }
    }

    private mutating func askForName() {
        if let session = browser?.selected {
            ask(.sessionName(session.id), session.name)
        } else if let selectedLap {
            ask(.lapName(selectedLap), selected.finished[selectedLap].name)
        } else {
            let watch = watches[selection]
            ask(.watchName, watch.name.isEmpty ? watch.givenTitle : watch.name)
        }
    }

    private mutating func ask(_ question: Question, _ text: Text) {
        (prompt, notice) = (Prompt(question: question, text: text), "")
    }

    private mutating func deleteLap(_ action: StopwatchAction) {
        guard let lap = selectedLap else { return }
        press(selection, StopwatchAction(.deleteLap(lap), at: action.reading, asleep: action.asleep))
    }

    /// The row above or below; from no row to the newest, and from the newest upwards to none.
    private mutating func moveRow(by step: Int) {
        if let browser { return selectRow(browser.selection + step) }
        let count = selected.finished.count
        let row = selectedLap.map { count - 1 - $0 + step } ?? (step > 0 ? 0 : -1)
        if row < 0 { selectedLap = nil } else { selectRow(row) }
    }

    private mutating func dismiss() {
        if prompt != nil { prompt = nil } else if browser != nil { browser = nil } else { selectedLap = nil }
    }
}

extension Stopwatches {
    private mutating func accept(_ action: StopwatchAction) {
        guard let asked = prompt else { return openSession(action) }
        (prompt, notice) = (nil, "")
        switch asked.question {
        case .watchName: rename(watches[selection].name, to: asked.text)
        case .lapName(let lap): edit(.nameLap(lap, asked.text), action)
        case .lapNote(let lap): edit(.noteLap(lap, asked.text), action)
        case .target: acceptTarget(asked)
        case .sessionName(let id): nameSession(id, asked.text)
        }
        // What was refused in words can be corrected.
        if !notice.isEmpty { prompt = asked }
    }

    private mutating func edit(_ press: Press, _ action: StopwatchAction) {
        self.press(selection, StopwatchAction(press, at: action.reading, asleep: action.asleep))
    }

    private mutating func acceptTarget(_ asked: Prompt) {
        let duration = asked.text.duration
        if duration == nil, !asked.text.isEmpty { return notice = tr("A target is written like 5m, 90s or 1:30") }
        setTarget(of: watches[selection].name, to: duration)
    }
}
