import ExactReal
import Screens

extension Sheet {
    /// Goes on in another mode, with the number shown, unless something is being typed there. The result is what the user
    /// should know.
    mutating func go(to next: Mode, carrying term: Term?) -> Text {
        if next == mode { return "" }
        mode = next
        guard let term, canReceive(term) else { return "" }
        if next == .basic { return receive(term) }
        if next == .programmer { return receiveWord(term) }
        if next == .converter { return receiveQuantity(term) }
        let text = term.number.text
        if text.isCutOff { return "" }
        pad.replace(text, isCarried: true)
        return ""
    }

    /// The whole part of a number from another mode. The result says if there was more to it.
    private mutating func receiveWord(_ term: Term) -> Text {
        guard let (value, dropped) = wholeNumber(of: term) else { return Sheet.wholeNumbersOnly }
        pad.replace(literal(of: value), isCarried: true)
        return dropped
    }

    /// The whole part of a number, and in words what else there was to it; nil if it is not known as a fraction.
    func wholeNumber(of term: Term) -> (value: Integer, dropped: Text)? {
        guard let value = term.withoutUnit?.value.rational else { return nil }
        if !value.isInteger { return (value.truncated, tr("The fraction was dropped")) }
        return (value.truncated, term.measure == nil ? "" : Sheet.unitDropped)
    }

    static let wholeNumbersOnly = tr("Programmer mode takes whole numbers only")
    static let unitDropped = tr("The unit was dropped")

    /// Writes a record of the history, which may get a name: in Basic mode its number, else what of it is wanted. The result
    /// is why that was not done.
    mutating func recall(_ record: Record, _ part: RecordPart, named name: Text) -> Text {
        if mode != .basic, part == .expression {
            if let base = record.base { self.base = base }
            pad.replace(record.expression)
            return ""
        }
        do throws(ExpressionError) {
            let term = try record.term()
            return mode == .basic ? put(term) : write(term, named: name)
        } catch {
            return error.message
        }
    }

    /// Writes a text from elsewhere: a number without what groups its digits, anything else as it is. A number that was
    /// copied from here stands for itself.
    mutating func paste(_ text: Text, _ copied: Copy?) -> Text {
        if let copied { return write(copied.number, named: "copied") }
        let text = text.withoutEquals
        if mode == .scientific, let number = try? Expression(text), number.isNumber { return write(number.reading) }
        return write(text)
    }

    /// Whether nothing is being typed in this mode, so that a number from another one has a place; and whether it is not
    /// there already.
    private func canReceive(_ term: Term) -> Bool {
        if mode == .basic {
            guard failure == nil, case .oneOperand(let operand) = desk else { return false }
            if case .typed(let entry) = operand { return entry.isEmpty }
            return operand.term.value != term.value
        }
        switch pad.phase {
        case .edited: return pad.editor.isEmpty
        case .carried: return true
        case .asked: return false
        case .answered(_, let outcome): return outcome.term?.value != term.value
        }
    }
}

extension Text {
    /// Whether digits are missing at its end.
    var isCutOff: Bool { utf8.suffix(3) == Array("…".utf8)[...] }

    /// The text without spaces and one `=` at its end, so that it can be edited on.
    var withoutEquals: Text {
        var bytes = utf8
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        if bytes.last == UInt8(ascii: "=") { bytes.removeLast() }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        return Text(utf8: bytes)
    }
}
