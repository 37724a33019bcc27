import CalcCore
import HostKit
import Screens

/// Writes answers, one a line: results on standard output, errors on standard error.
final class Answers {
    private let options: Options
    private let session: Session
    private let shouldStop: () -> Bool
    private let output = OutputBuffer(.output)
    private let isOnTerminal = OutputStream.output.isTerminal
    private var line = 0
    private var hasFailed = false
    /// Whether a line of the input asked to leave.
    private var hasEnded = false

    /// Answers as the options say, each until `shouldStop` says otherwise.
    init(_ options: Options, in session: Session, shouldStop: @escaping () -> Bool = { false }) {
        self.options = options
        self.session = session
        self.shouldStop = shouldStop
    }

    /// Answers each argument. The result is the status to exit with: 1 if any failed.
    func answer(_ expressions: [String]) -> Int32 {
        for expression in expressions { answer(Text(expression)) }
        output.flush()
        return hasFailed ? 1 : 0
    }

    /// Answers each line of standard input, up to one that asks to leave; empty ones are left alone. The result is the
    /// status to exit with.
    func answerStandardInput() -> Int32 {
        var lines = LineBuffer()
        var bytes = InputStream.standard.read()
        while !bytes.isEmpty, !hasEnded {
            lines.append(bytes)
            while !hasEnded, let line = lines.nextLine() { answer(line: line) }
            output.flush()
            bytes = InputStream.standard.read()
        }
        if !hasEnded, let line = lines.finish() { answer(line: line) }
        output.flush()
        return hasFailed ? 1 : 0
    }

    private func answer(line bytes: [UInt8]) {
        line += 1
        guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else { return }
        // What is no letter begins no word: the many lines of numbers are not looked at twice.
        let word = bytes[0] >= UInt8(ascii: "a") ? PromptWord(Text(utf8: bytes), session.definitions) : nil
        switch word {
        case .quit: hasEnded = true
        case .help: output.write(Array(Help.prompt.page.utf8))
        case .list, .history, nil: answer(Text(utf8: bytes))
        }
    }

    /// Answers one expression at the prompt, with its reading, where that says more than what was typed.
    func answerTyped(_ expression: Text) {
        let answer = found(expression)
        if let reading = answer.tellingReading, !options.isJSON { say(drawn(reading) + " =", .dim) }
        write(answer, style: .bold)
        output.flush()
        if let error = answer.error, error.isUnknownName, !options.isJSON { explainNames() }
    }

    /// Lists the last result, the variables and the functions, each as a line that would define it.
    func list() {
        let definitions = session.definitions
        let names = (definitions.answer == nil ? [] : ["ans"]) + definitions.variables
        for name in names {
            let answer = session.answer(to: name, defines: false, until: shouldStop)
            say(name + (answer.isExact ? " = " : " ≈ ") + drawn(answer.result ?? ""))
        }
        for function in definitions.functions { say(drawn(function)) }
        if names.isEmpty, definitions.functions.isEmpty {
            say(userLanguage(tr("Nothing has a name yet: x = 5 gives one to a value, f(x) = x^2 to a function")))
        }
        output.flush()
    }

    private func explainNames() {
        let words = tr(
            "A name gets a meaning as in x = 5 or f(x) = x^2; vars lists those that have one, help tells the rest")
        OutputStream.error.write("  " + OutputStream.error.styled(userLanguage(words).string, .dim) + "\n")
    }

    private func answer(_ expression: Text) {
        // A person is told what the line may have meant instead.
        write((isOnTerminal ? nil : session.plainAnswer(to: expression)) ?? found(expression))
        if isOnTerminal { output.flush() }
    }

    /// What comes of an expression. While that takes long, what was found before is on its way.
    private func found(_ expression: Text) -> Answer {
        let progress = Progress(limit: options.timeLimit)
        defer { progress.clear() }
        return session.answer(to: expression) { [shouldStop, output] in
            output.flush()
            progress.tell()
            return shouldStop()
        }
    }
}

extension Answers {
    private func write(_ answer: Answer, style: TextStyle = .plain) {
        if let error = answer.error {
            hasFailed = true
            report(error, in: answer)
        }
        if options.isJSON {
            output.write((answer.json + "\n").utf8)
        } else if let result = answer.result {
            // A script that asks for digits gets digits; one that asks for the exact value must see when it has none.
            let isMarked = !answer.isExact && (options.isExact || isOnTerminal)
            say((isMarked ? "≈ " : "") + drawn(result), style)
            if let hint = answer.hint, isOnTerminal { say(hint, .dim) }
        }
    }

    /// Canonical text as its reader wants it: a person in groups and own digits, a program in neither.
    private func drawn(_ text: Text) -> Text {
        isOnTerminal ? options.format.drawn(text) : options.format.written(text)
    }

    private func say(_ words: Text, _ style: TextStyle = .plain) {
        let styled = isOnTerminal ? Text(OutputStream.output.styled(words.string, style)) : words
        output.write(styled.utf8 + [UInt8(ascii: "\n")])
    }

    /// Tells an error: on a terminal with a caret below the place, else with its line and column. With `--json`, the
    /// object says it all.
    private func report(_ error: ExpressionError, in answer: Answer) {
        if options.isJSON { return }
        output.flush()
        let message = userLanguage(answer.message ?? error.message).string
        let column = answer.column(of: error)
        if OutputStream.error.isTerminal {
            complain(Text(OutputStream.error.styled(message, .alarming)))
            let caret = Text(repeating: " ", count: column) + "^"
            OutputStream.error.write(("  " + answer.input.visible + "\n  " + caret + "\n").utf8)
        } else {
            let (row, column) = (Text(decimal: Int64(line)), Text(decimal: Int64(column + 1)))
            let place = userLanguage(line > 0 ? tr("line {}, column {}", row, column) : tr("column {}", column)).string
            complain(Text("\(place): \(message)"))
        }
    }
}

extension Text {
    /// The text with a `?` for each control character, which a terminal would obey instead of showing.
    fileprivate var visible: Text {
        Text(utf8: utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: "?") : $0 })
    }
}
