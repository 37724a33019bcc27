import ExactReal
import Screens

/// A desk calculator: the state of the application, as a plain value.
public struct Calculator: Equatable, Sendable {
    /// The sheet with all its earlier and undone states.
    var timeline = Timeline(Sheet())
    /// The records of all sheets, oldest first; those beyond the present sheet's count were undone.
    private var records: [Record] = []
    /// The number copied last, if its text is not the whole truth about it.
    private var copied: Copy?
    /// Why the last command changed nothing, in words; mostly empty.
    private(set) var notice: Text = ""

    /// A calculator with nothing on the desk and an empty memory.
    public init() {}

    /// The sum.
    public var desk: Desk { timeline.present.desk }
    /// The number stored, if one is.
    public var memory: Real? { timeline.present.memory?.value }
    /// Why there is no result, while an error is shown.
    public var failure: Failure? { timeline.present.failure }
    /// The finished calculations, oldest first.
    public var history: ArraySlice<Record> { records.prefix(timeline.present.recordCount) }
}

/// Changes the calculator as a command asks. Amortised O(1), beside the arithmetic.
public func reduce(_ state: inout Calculator, _ command: Command) {
    state.follow(command)
}

/// The calculator after a command.
public func reduce(_ state: Calculator, _ command: Command) -> Calculator {
    var state = state
    state.follow(command)
    return state
}

extension Calculator {
    fileprivate mutating func follow(_ command: Command) {
        notice = ""
        switch command {
        case .undo: timeline.undo()
        case .redo: timeline.redo()
        case .copy(let text): copy(text)
        case .paste(let text): paste(text)
        default: change { $0.apply(command) }
        }
    }

    private mutating func copy(_ text: Text) {
        let isRounded = failure == nil && !Display(self).isExact
        copied = isRounded ? Copy(text: text, number: desk.term.number) : nil
    }

    private mutating func paste(_ text: Text) {
        if let copied, copied.text == text { return change { $0.put(.value(copied.number)) } }
        do {
            let operand = try Operand(pasted: text)
            change { $0.put(operand) }
        } catch {
            notice = error.message
        }
    }

    /// Makes a change that can be undone, and writes a new result down.
    private mutating func change(_ change: (inout Sheet) -> Void) {
        var next = timeline.present
        change(&next)
        if next == timeline.present { return }
        if let result = next.newResult(since: timeline.present) {
            records.removeSubrange(next.recordCount...)
            records.append(Record(result))
            next.recordCount += 1
        }
        timeline.advance(to: next)
    }
}
