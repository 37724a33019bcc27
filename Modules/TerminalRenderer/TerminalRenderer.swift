import Glibc
import HostKit
import Loop
import Screens

/// Shows screens in the whole terminal, with keys and mouse, until the user leaves.
///
///     let terminal = TerminalRenderer(loop: loop)
///     store.show(terminal, screen: screen(of:), action: { StopwatchAction($0) })
///     try terminal.run()
public final class TerminalRenderer: Renderer {
    /// What it shows.
    public typealias Screen = Screens.Screen

    /// How often running digits are worth drawing, in nanoseconds: ten times a second, as fast as anyone reads. Not a whole
    /// number of hundredths, so that the last digit seems to run.
    public static let frame: Int64 = 97_000_000

    private let loop: PollLoop
    private let numbers: NumberStyle
    private let language: Language
    private let inputs = Emitter<UserInput>()
    private var screen: Screen?
    private var view = View()
    private var picture: Picture?
    private var curses: Curses?
    private var isReading = false
    private var lastReading: Int64 = 0
    private var lastSignal: Int32?

    /// A renderer that waits in a loop, writes numbers in a style and says words of its own in a language.
    public init(loop: PollLoop, numbers: NumberStyle = NumberStyle(), language: Language = .english) {
        self.loop = loop
        self.numbers = numbers
        self.language = language
    }

    /// Shows each screen while `run` has the terminal; the events are the controls pressed by key or mouse.
    public func bindings(for screens: Signal<Screen>) -> Bindings<UserInput> {
        let subscription = screens.distinct.subscribe { screen in
            if !screen.alert.isEmpty, screen.alert != self.screen?.alert { self.curses?.ring() }
            self.screen = screen
            self.show()
        }
        return Bindings(subscriptions: [subscription], events: [inputs.signal])
    }

    /// Takes the terminal and gives it back when the user leaves; then prints a report on the normal screen.
    ///
    /// The report is told the clock's reading at the moment of leaving.
    /// Where a signal such as `SIGTERM` made it leave, the process ends by that signal after the report.
    /// Throws where the type of the terminal is unknown or cannot show a full screen.
    public func run(report: (_ reading: Int64) -> Text = { _ in "" }) throws(TerminalError) {
        guard let curses = Curses(usesColors: OutputStream.output.usesColor) else {
            throw TerminalError(type: environmentVariable("TERM") ?? "")
        }
        self.curses = curses
        let watches = [
            loop.watch(STDIN_FILENO) { self.readInput() },
            loop.watchSignals([SIGWINCH, SIGCONT, SIGTSTP, SIGINT, SIGTERM, SIGHUP, SIGQUIT]) { self.handle($0) },
        ]
        show()
        loop.run()
        watches.forEach { $0.cancel() }
        curses.leave()
        self.curses = nil
        OutputStream.output.write(report(lastReading).utf8)
        if let lastSignal { endProcess(by: lastSignal) }
    }
}

extension TerminalRenderer {
    private func layout(of screen: Screen, in curses: Curses) -> Layout {
        var numbers = numbers
        if !screen.groupsDigits { numbers.grouping = .none }
        return Layout(screen: screen, view: view, size: curses.size, numbers: numbers, language: language)
    }

    private func show() {
        guard let curses, let screen, !isReading else { return }
        let picture = layout(of: screen, in: curses).picture()
        self.picture = picture
        curses.paint(picture)
    }

    /// Takes everything that has come, and shows the outcome once.
    private func readInput() {
        guard let curses else { return }
        let reading = loop.time.now
        isReading = true
        var isEmpty = true
        while let event = curses.nextEvent() {
            isEmpty = false
            handle(event, at: reading)
        }
        isReading = false
        if isEmpty && curses.hasHungUp { leave(at: reading) } else { show() }
    }

    private func handle(_ event: TerminalEvent, at reading: Int64) {
        switch event {
        case .key(let name): press(name, at: reading)
        case .click(let row, let column):
            if let gesture = picture?.gesture(atRow: row, column: column) { perform(gesture, at: reading) }
        case .wheel(let rows): perform(.scroll(rows), at: reading)
        case .paste(let text): paste(Text(text))
        }
    }

    /// What is pasted goes to the entry, if there is one.
    private func paste(_ text: Text) {
        inputs.emit(screen?.entry.map { .type($0.text + text) } ?? .paste(text))
    }

    /// Does what a key asks for. A key with Alt that has no meaning is Escape and then the key: it was typed fast.
    private func press(_ name: String, at reading: Int64) {
        guard let screen else { return }
        let meaning = KeyMeaning(screen: screen, view: view, rows: curses?.size.rows ?? 1)
        if let gesture = meaning.gesture(of: name) {
            perform(gesture, at: reading)
        } else if name.hasPrefix("Alt+") {
            press("Escape", at: reading)
            press(String(name.dropFirst("Alt+".count)), at: reading)
        }
    }

    private func perform(_ gesture: Gesture, at reading: Int64) {
        switch gesture {
        case .press(let id): inputs.emit(.press(id, at: reading))
        case .type(let text): inputs.emit(.type(text))
        case .insert(let text): inputs.emit(.insert(text))
        case .selectRow(let row): inputs.emit(.selectRow(row))
        case .help: view = View(scrolled: 0, showsHelp: !view.showsHelp)
        case .scroll(let rows): scroll(by: rows)
        case .quit: leave(at: reading)
        }
    }

    private func leave(at reading: Int64) {
        lastReading = reading
        loop.stop()
    }

    private func scroll(by rows: Int) {
        guard let screen, let curses else { return }
        let layout = layout(of: screen, in: curses)
        view.scrolled = min(max(view.scrolled + rows, 0), layout.mostScrolled)
    }
}

extension TerminalRenderer {
    private func handle(_ signal: Int32) {
        switch signal {
        case SIGWINCH, SIGCONT:
            curses?.resize()
            show()
        case SIGTSTP: suspend()
        default:
            lastSignal = signal
            leave(at: loop.time.now)
        }
    }

    /// Gives the terminal to the shell until the process is told to go on.
    private func suspend() {
        curses?.leave()
        kill(getpid(), SIGSTOP)
        curses?.enter()
        show()
    }
}
