import Screens

/// What the user is asked to type.
enum Question: Equatable, Sendable {
    /// The name of the selected watch.
    case watchName
    /// The name of a lap, counted from 0.
    case lapName(Int)
    /// The note of a lap, counted from 0.
    case lapNote(Int)
    /// The time that the selected watch is to reach.
    case target
    /// The name of an earlier session.
    case sessionName(Int64)
}

/// A question and what has been typed so far.
struct Prompt: Equatable, Sendable {
    let question: Question
    var text: Text
}

extension Prompt {
    /// How it is asked on the screen.
    var entry: Entry {
        switch question {
        case .watchName: Entry(id: "watch-name", name: tr("Name of the watch"), text: text)
        case .lapName(let lap): Entry(id: "lap-name", name: tr("Name of lap {}", number(lap)), text: text)
        case .lapNote(let lap): Entry(id: "lap-note", name: tr("Note on lap {}", number(lap)), text: text)
        case .target: Entry(id: "target", name: tr("Target, such as 5m or 1:30"), text: text)
        case .sessionName: Entry(id: "session-name", name: tr("Name of the session"), text: text)
        }
    }

    private func number(_ lap: Int) -> Text { Text(decimal: Int64(lap + 1)) }
}
