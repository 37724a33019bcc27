import Screens

/// Earlier sessions: what is done to them is kept by the host, which then reads them anew.
extension Stopwatches {
    /// Goes on with the selected session in its watch, and leaves the list.
    mutating func openSession(_ action: StopwatchAction) {
        guard let session = browser?.selected else { return }
        unsaved.append(.open(session: session.id, action))
        browser = nil
    }

    mutating func nameSession(_ id: Int64, _ name: Text) {
        unsaved.append(.name(session: id, name))
        browser?.sessions = nil
    }

    mutating func deleteSession() {
        guard let session = browser?.selected else { return }
        browser?.deleted.append(session.id)
        unsaved.append(.delete(session: session.id, true))
        browser?.sessions = nil
    }

    /// Brings back the session that was deleted last.
    mutating func restoreSession() {
        guard let id = browser?.deleted.popLast() else { return }
        unsaved.append(.delete(session: id, false))
        browser?.sessions = nil
    }
}

extension SessionBrowser {
    /// Shows sessions that were read anew.
    mutating func show(_ sessions: [Session]) {
        self.sessions = sessions
        select(selection)
    }
}
