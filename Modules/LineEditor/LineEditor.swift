import CLibedit
import Glibc
import HostKit
import Loop
import Screens

/// Lines that a person types on a terminal, edited by libedit: with the keys of Emacs, a history, completion by Tab, and a
/// note on the line below that follows what is typed.
///
///     let editor = LineEditor(program: "tally", prompt: "> ", loop: loop)
///     editor?.note = { line, columns in "= " + result(of: line) }
///     while case .line(let line)? = editor?.read() { answer(line) }
///
/// The terminal belongs to the editor until it is released. Ctrl-C is heard at any time, and drops what was typed.
public final class LineEditor {
    /// How a line ended.
    public enum Outcome: Equatable, Sendable {
        /// By Enter.
        case line(Text)
        /// By Ctrl-C.
        case interrupted
        /// By Ctrl-D where nothing is typed, or because the terminal is gone.
        case ended
    }

    /// What is said on the line below, in at most so many columns; asked when no key waits, so it may take its time as long
    /// as it gives up when `hasKeys`.
    public var note: (_ line: Text, _ columns: Int) -> Text = { _, _ in "" }
    /// What Tab puts in, by what stands before the cursor.
    public var completion: (_ before: Text) -> Completion = { _ in Completion(of: "", choices: []) }
    /// What is put before a character that begins a line.
    public var opening: (_ first: Unicode.Scalar) -> Text = { _ in "" }

    /// Whether Ctrl-C has come since the present line, or the work on the last one, was begun.
    public private(set) var isInterrupted = false

    let line: OpaquePointer
    let prompt: Text
    /// Can the terminal do more than print one line after the other?
    let canMove: Bool
    /// A note that stands instead of the next one.
    var nextNote: Text?
    /// The line that the note on the screen belongs to; nil where there is none.
    var notedLine: Text?
    private let history: OpaquePointer?
    private let promptBytes: UnsafeMutablePointer<CChar>?
    private let loop: PollLoop
    private let input = TerminalInput()
    private var keys = KeyStream()
    private var waiting: [Unicode.Scalar] = []
    private var hasEnded = false
    /// Whether a line is being typed, so that it stands on the screen.
    private(set) var isReading = false
    private var watches: [Cancellable] = []

    /// Takes the terminal behind standard input and output; nil where there is no memory for that. A history keeps so many lines.
    public init?(program: String, prompt: Text, history size: Int = 1000, loop: PollLoop) {
        TerminalDevice.chooseUTF8()
        guard let line = tally_editor(program) else { return nil }
        self.line = line
        self.prompt = prompt
        self.loop = loop
        canMove = TerminalDevice.canMove
        history = tally_history(line, Int32(clamping: size))
        promptBytes = strdup(prompt.string)
        tally_set_owner(line, Unmanaged.passUnretained(self).toOpaque())
        tally_set_prompt(line) { LineEditor.owner(of: $0)?.promptBytes }
        tally_set_reader(line) { line, key in LineEditor.owner(of: line)?.readKey(key) ?? -1 }
        bindKeys()
        tally_stay_raw(line)
        if canMove { OutputStream.output.write("\u{1B}[?2004h") }
        watches = [
            loop.watch(input.descriptor) { [unowned self] in self.readInput() },
            loop.watchSignals([SIGINT, SIGWINCH, SIGCONT, SIGTERM, SIGHUP, SIGQUIT]) { [unowned self] in self.handle($0)
            },
        ]
    }

    /// Gives the terminal back as it was.
    public func release() {
        guard !watches.isEmpty else { return }
        watches.forEach { $0.cancel() }
        watches = []
        if canMove { OutputStream.output.write("\u{1B}[?2004l") }
        el_end(line)
    }

    deinit {
        release()
        if let history { history_end(history) }
        free(promptBytes)
    }

    /// Asks for a line.
    public func read() -> Outcome {
        (isInterrupted, hasEnded, isReading) = (false, false, true)
        defer { isReading = false }
        var count: Int32 = 0
        guard let start = el_gets(line, &count) else { return isInterrupted ? .interrupted : .ended }
        let bytes = UnsafeRawBufferPointer(start: start, count: strlen(start))
        return .line(Text(utf8: Array(bytes.prefix { $0 != UInt8(ascii: "\n") })))
    }

    /// Adds a line to the history that the keys go through.
    public func remember(_ line: Text) {
        if let history { tally_remember(history, line.string) }
    }

    /// Whether keys wait that were not taken yet.
    public var hasKeys: Bool {
        var request = pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0)
        return !waiting.isEmpty || poll(&request, 1, 0) > 0
    }
}

extension LineEditor {
    /// The editor behind the line that a callback is given.
    static func owner(of line: OpaquePointer?) -> LineEditor? {
        guard let line, let owner = tally_owner(line) else { return nil }
        return Unmanaged<LineEditor>.fromOpaque(owner).takeUnretainedValue()
    }

    /// The keys that are bound, in the spelling of libedit, with what they do.
    static let bindings: [(key: String, command: String)] = [
        ("^I", "complete"), ("^R", "em-inc-search-prev"), ("^W", "ed-delete-prev-word"),
        ("^D", "ed-delete-next-char"),
        ("\\e[1;5C", "em-next-word"), ("\\e[1;5D", "ed-prev-word"), ("\\e[3~", "ed-delete-next-char"),
        ("\\e[H", "ed-move-to-beg"), ("\\e[F", "ed-move-to-end"), ("\\eOH", "ed-move-to-beg"),
        ("\\eOF", "ed-move-to-end"), ("\\e[1~", "ed-move-to-beg"), ("\\e[4~", "ed-move-to-end"),
    ]

    private func bindKeys() {
        tally_set_style(line, "emacs")
        tally_add_command(line, "complete") { line, _ in LineEditor.owner(of: line)?.complete() ?? 0 }
        for (key, command) in Self.bindings { tally_bind(line, key, command) }
    }

    /// Gives libedit the next key: 1 and the key, or 0 to end the line without it.
    private func readKey(_ place: UnsafeMutablePointer<wchar_t>?) -> Int32 {
        while true {
            if isInterrupted { return leave(saying: "^C") }
            if let key = nextKey() {
                if key == LineEditor.endOfInput, isLineEmpty { return leave(saying: "") }
                hideNote()
                place?.pointee = wchar_t(bitPattern: key.value)
                return 1
            }
            if hasEnded { return leave(saying: "") }
            showNote()
            // Ctrl-C may have been told to the note already.
            if !isInterrupted { loop.run() }
        }
    }

    private static let endOfInput: Unicode.Scalar = "\u{4}"

    /// The next key, with what it puts before itself.
    private func nextKey() -> Unicode.Scalar? {
        if !waiting.isEmpty { return waiting.removeFirst() }
        guard let key = keys.next() else { return nil }
        guard !keys.isInPaste, isLineEmpty else { return key }
        waiting = Array(opening(key).string.unicodeScalars) + [key]
        return waiting.removeFirst()
    }

    /// Leaves the line as it stands on the screen.
    private func leave(saying words: String) -> Int32 {
        hideNote()
        goBelow(saying: words)
        return 0
    }

    private func readInput() {
        // Ctrl-C drops what was typed before it, and not what has come since.
        loop.tellSignals()
        guard let bytes = input.read() else { return }
        hasEnded = bytes.isEmpty
        keys.append(bytes)
        loop.stop()
    }

    private func handle(_ signal: Int32) {
        switch signal {
        case SIGINT:
            isInterrupted = true
            keys.clear()
            waiting = []
        case SIGWINCH: resize()
        case SIGCONT: resume()
        default:
            release()
            endProcess(by: signal)
        }
        loop.stop()
    }
}
