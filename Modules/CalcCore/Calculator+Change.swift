import ExactReal
import Screens

extension Calculator {
    /// Does a command that can be undone.
    mutating func apply(_ command: Command) {
        switch command {
        case .mode(let mode): go(to: mode)
        case .nextMode: go(to: mode.next)
        case .angle(let unit):
            change { sheet in
                sheet.angle = unit
                return ""
            }
        case .converter(let command):
            change { sheet in
                sheet.apply(command)
                return ""
            }
        case .word(let command):
            let value = outcome?.word?.value
            change { sheet in
                sheet.apply(command, value: value)
                return ""
            }
        case .recall(let index, let part):
            if let place = recordsShown.place(index, from: records.start) { recall(place, part) }
        case .history(let command): follow(command)
        case _ where mode == .basic:
            change { $0.applyToDesk(command) }
        default: change { $0.applyToPad(command) }
        }
    }

    /// Makes a change that can be undone, and writes a new result of Basic mode down. The change says why it was none.
    /// Not inlined: every command makes its change by it.
    @inline(never)
    mutating func change(_ change: (inout Sheet) -> Text) {
        var next = sheet
        notice = change(&next)
        if next == sheet { return }
        if let result = next.newResult(since: sheet) {
            next.definitions.answer = result.value
            write(Record(result, expression: result.text, angle: next.angle), in: &next)
        }
        timeline.advance(to: next)
        view.lookBack()
        answerWhatIsKnown()
    }

    /// Takes what has come; what nobody asks for any more is kept in case it is asked for next.
    mutating func take(_ outcome: Outcome, of request: Request) {
        switch request {
        case .digits, .reading: return row = Answered(request: request, outcome: outcome)
        case .line, .words, .conversion: break
        }
        live = Answered(request: request, outcome: outcome)
        answerWhatIsKnown()
    }

    /// Answers the questions whose outcome is known. It is part of the step that asked, and no step by itself.
    mutating func answerWhatIsKnown() {
        while let live, let request = sheet.questionedRequest, live.request == request {
            var next = sheet
            let (record, words) = next.take(live.outcome, of: request)
            if let record { write(record, in: &next) }
            if !words.isEmpty { notice = words }
            timeline.amend(next)
        }
    }

    /// Appends a record.
    private mutating func write(_ record: Record, in sheet: inout Sheet) {
        records.write(record, at: sheet.recordsShown.end)
        sheet.recordsShown.append()
    }

    private mutating func go(to mode: Mode) {
        let term = shownTerm
        change { $0.go(to: mode, carrying: term) }
    }
}
