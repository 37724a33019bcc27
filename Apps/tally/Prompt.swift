import CalcCore
import HostKit
import LineEditor
import Screens
import Storage

/// Asks for expressions on a terminal and answers each, until Ctrl-D. While one is typed, its result stands below.
final class Prompt {
    private let editor: LineEditor
    private let session: Session
    private let answers: Answers
    private let history = History()
    private let loop = PollLoop()

    /// A prompt on the terminal; nil where there is no memory for it.
    init?(_ options: Options) {
        let loop = loop
        guard
            let editor = LineEditor(
                program: "tally", prompt: "> ", history: max(history.size, Records.usualHistory), loop: loop)
        else {
            return nil
        }
        self.editor = editor
        session = Session(options)
        answers = Answers(options, in: session) {
            loop.tellSignals()
            return editor.isInterrupted
        }
        history.lines.forEach { editor.remember($0) }
        // snippet: editor
        editor.note = { [unowned self] in preview(of: $0, columns: $1) }
        editor.completion = { [unowned self] in completion(behind: $0) }
        editor.opening = { [unowned self] in opening(before: $0) }
        // end snippet
    }

    /// Runs until the end of the input. The result is the status to exit with.
    func run() -> Int32 {
        var isOpen = true
        while isOpen {
            if !editor.hasKeys { history.keep() }
            switch editor.read() {
            case .line(let line): isOpen = take(line)
            case .interrupted: break
            case .ended: isOpen = false
            }
        }
        history.keep()
        editor.release()
        return 0
    }

    /// Does what a line asks for. The result is false where it asks to leave.
    private func take(_ line: Text) -> Bool {
        guard line.utf8.contains(where: { $0 > UInt8(ascii: " ") }) else { return true }
        editor.remember(line)
        history.append(line)
        switch PromptWord(line, session.definitions) {
        case .quit: return false
        case .help: OutputStream.output.write(Help.prompt.page)
        case .list: answers.list()
        case .history(let size): tellHistory(setting: size)
        case nil: answers.answerTyped(line)
        }
        return true
    }

    private func tellHistory(setting size: Int?) {
        if let size { history.setSize(size) }
        let words = trn(
            "{} line is kept; history 0 keeps none, history 500 that many",
            "{} lines are kept; history 0 keeps none, history 500 that many", Int64(history.size))
        OutputStream.output.write(userLanguage(words).string + "\n")
    }
}

extension Prompt {
    /// The result of what is typed so far, which is given up when a key comes; nothing where there is none.
    private func preview(of line: Text, columns: Int) -> Text {
        guard PromptWord(line, session.definitions) == nil else { return "" }
        return session.preview(of: line, columns: columns) { [loop, editor] in
            loop.tellSignals()
            return editor.isInterrupted || editor.hasKeys
        } ?? ""
    }

    private func completion(behind text: Text) -> Completion {
        let (word, names) = session.definitions.completion(of: text)
        let words = text == word ? PromptWord.names.filter { $0.utf8.starts(with: word.utf8) } : []
        return Completion(of: word, choices: word.isEmpty ? [] : words + names)
    }

    /// An operator typed first goes on from the last result. A minus does not: it begins a negative number.
    private func opening(before key: Unicode.Scalar) -> Text {
        let goesOn = "*/^×÷·+!%²³".unicodeScalars.contains(key) && session.definitions.answer != nil
        return goesOn ? "ans" : ""
    }
}
