import ExactReal
import Screens

extension Sheet {
    /// The expression of a mode; that of the scientific one for a mode that has none.
    subscript(mode: Mode) -> Pad {
        get {
            switch mode {
            case .basic, .scientific: scientific
            case .programmer: programmer
            case .converter: converter.pad
            }
        }
        set {
            switch mode {
            case .basic, .scientific: scientific = newValue
            case .programmer: programmer = newValue
            case .converter: converter.pad = newValue
            }
        }
    }

    /// The expression shown.
    var pad: Pad {
        get { self[mode] }
        set { self[mode] = newValue }
    }

    /// Does a command of a mode with an expression. The result is why nothing was done; empty if it was.
    mutating func applyToPad(_ command: Command) -> Text {
        switch command {
        case .edit(.type(let text)): return write(text)
        case .clear where pad.phase == .asked: stop()
        case .edit(let command): edit(command)
        case .backspace: edit(.delete(.left))
        case .changeSign where mode == .converter: converter.changeSign()
        case .clear, .clearEntry:
            if mode == .converter { converter.begin() }
            pad = Pad()
        case .equalsSign where mode == .scientific && pad.phase == .edited && pad.editor.text.isSubject:
            return write("=")
        case .equal, .equalsSign: ask(.result)
        case .memory(.clear): forgetMemory()
        case .memory(.recall): return memory.map { write($0, named: "M") } ?? ""
        case .memory(let command): ask(.memory(command))
        default: return command.writing.map { write($0) } ?? ""
        }
        return ""
    }

    /// Edits the expression; the number that the converter has worked out is no text to edit.
    private mutating func edit(_ command: EditCommand) {
        if mode != .converter || converter.isEditing { pad.edit(command) }
    }

    /// Writes a number where the caret stands: its digits or a fraction where that is all of it, else a name that it gets.
    mutating func write(_ term: Term, named name: Text) -> Text {
        if mode == .programmer {
            guard let (value, dropped) = wholeNumber(of: term) else { return Sheet.wholeNumbersOnly }
            let refusal = write(literal(of: value))
            return refusal.isEmpty ? dropped : refusal
        }
        if term.value.rational != nil, term.measure == nil {
            return write(term.number.text(bindingAtLeast: .function))
        }
        do {
            try definitions.define(
                name, as: .variable(Value(number: term.value, measure: term.measure)), at: 0)
        } catch {
            return error.message
        }
        return write(name)
    }

    /// Takes the outcome of the oldest question: what is to be written down, if anything, and what the user should know.
    mutating func take(_ outcome: Outcome, of request: Request) -> (record: Record?, notice: Text) {
        let question = questions.removeFirst()
        switch question.purpose {
        case .result:
            let isLast = !questions.contains { $0.mode == question.mode && $0.purpose == .result }
            let isShown = isLast && self[question.mode].phase == .asked
            if isShown { self[question.mode].answer(request, outcome) }
            switch outcome {
            case .number(let answer): definitions = answer.definitions
            case .word(let answer): definitions.answer = answer.term.value
            case .digits, .reading, .failure: break
            }
            return (outcome.record(angle: question.angle), isShown ? "" : outcome.words)
        case .memory(let command):
            guard let term = outcome.term else { return (nil, outcome.words) }
            do {
                return (nil, try remember(term, command))
            } catch {
                return (nil, error.words)
            }
        }
    }

    /// What is to be worked out for the oldest question.
    var questionedRequest: Request? {
        questions.first?.request(definitions)
    }

    /// What is to be worked out while the expression is edited; nil where there is nothing to work out.
    var liveRequest: Request? {
        guard mode != .basic, pad.isLive, !pad.editor.text.isBlank else { return nil }
        return question(.result).request(definitions)
    }

    /// The expression shown, as a question.
    private func question(_ purpose: Question.Purpose) -> Question {
        Question(
            mode: mode, text: pad.editor.text, angle: angle, format: format, base: base,
            conversion: converter.conversion, purpose: purpose)
    }

    /// Writes a text where the caret stands.
    mutating func write(_ text: Text) -> Text {
        if mode == .converter { converter.begin() }
        return pad.write(text) ? "" : tr("No more text fits")
    }

    /// Asks for what the expression comes to, if there is one.
    private mutating func ask(_ purpose: Question.Purpose) {
        if pad.editor.text.isBlank || (purpose == .result && !pad.isLive) { return }
        questions.append(question(purpose))
        if purpose == .result { pad.ask() }
    }

    /// Drops everything asked for.
    private mutating func stop() {
        questions = []
        scientific.stop()
        programmer.stop()
        converter.pad.stop()
    }
}

extension Outcome {
    /// Why there is no result, in words.
    fileprivate var words: Text {
        if case .failure(let error) = self { error.message } else { "" }
    }

    /// What the history keeps of it.
    fileprivate func record(angle: AngleUnit) -> Record? {
        switch self {
        case .number(let answer): answer.term.map { Record($0, expression: answer.reading, angle: angle) }
        case .word(let answer): answer.record
        case .digits, .reading, .failure: nil
        }
    }
}

extension Text {
    /// Whether there is nothing but spaces.
    fileprivate var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 } }
}

extension Command {
    /// What a key writes into an expression; nil for one that writes nothing.
    fileprivate var writing: Text? {
        switch self {
        case .addDigit(let digit): Text(utf8: [digit.ascii])
        case .addPoint: "."
        case .operation(let operation): operation.sign
        case .percent: "%"
        case .function(.squareRoot): "√("
        case .function(.square): "²"
        case .function(.reciprocal): "^-1"
        case .write(let text): text
        default: nil
        }
    }
}
