import HostKit
import Loop
import Screens

/// Shows an application as plain text where there is no terminal: each line of standard input holds keys as in a
/// snapshot's script, or typed together as in `1/3=`, and is answered by one line of standard output. No prompt, no
/// colour, an ASCII minus, no grouping.
///
///     let text = TextRenderer(loop: PollLoop()) { key, _ throws(SnapshotError) in try commands(of: key) }
///     store.show(text, screen: screen(of:))
///     exit(text.run())
///
/// A key that is not known and an error on the screen are told on standard error, each in one line.
public final class TextRenderer<Action>: Renderer {
    /// What it shows.
    public typealias Screen = Screens.Screen

    private let loop: PollLoop
    private let showsChanges: Bool
    private let actions: (_ key: SnapshotKey, _ reading: Int64) throws(SnapshotError) -> [Action]
    private let inputs = Emitter<Action>()
    private var lines = LineBuffer()
    private var screen: Screen?
    private var told: Text?
    private var hasFailed = false
    private var isRunning = false

    /// A renderer that waits in a loop and understands keys by `actions`, which is told the reading of the clock when their
    /// line came. Where it shows changes, each new answer is written as soon as it is there, not only those asked for.
    public init(
        loop: PollLoop, showsChanges: Bool = false,
        actions: @escaping (_ key: SnapshotKey, _ reading: Int64) throws(SnapshotError) -> [Action]
    ) {
        self.loop = loop
        self.showsChanges = showsChanges
        self.actions = actions
    }

    /// Takes note of each screen; the events are what the keys mean.
    public func bindings(for screens: Signal<Screen>) -> Bindings<Action> {
        Bindings(subscriptions: [screens.subscribe { self.show($0) }], events: [inputs.signal])
    }

    /// Follows standard input to its end; where it shows changes, and no person typed that end, until it is killed. The
    /// result is the status to exit with: 1 if anything failed, else 0.
    public func run() -> Int32 {
        isRunning = true
        tellAlert()
        if showsChanges { answer() }
        var input: Cancellable?
        input = loop.watch(InputStream.standard.descriptor) {
            if self.read() { return }
            if self.showsChanges && !InputStream.standard.isTerminal { input?.cancel() } else { self.loop.stop() }
        }
        loop.run()
        input?.cancel()
        return hasFailed ? 1 : 0
    }
}

extension TextRenderer {
    private func show(_ screen: Screen) {
        let isNews = !screen.alert.isEmpty && screen.alert != self.screen?.alert
        self.screen = screen
        guard isRunning else { return }
        if isNews { tellAlert() }
        if showsChanges, screen.answer.trailing.text != told { answer() }
    }

    private func tellAlert() {
        if let alert = screen?.alert, !alert.isEmpty { OutputStream.error.write((alert + "\n").utf8) }
    }

    /// Takes what has come and follows it; false at the end, with what was left over followed too.
    private func read() -> Bool {
        let bytes = InputStream.standard.read()
        let reading = Clock.now()
        lines.append(bytes)
        while let line = lines.nextLine() { follow(line, at: reading) }
        if bytes.isEmpty, let line = lines.finish() { follow(line, at: reading) }
        return !bytes.isEmpty
    }

    /// Follows a line and answers it; an empty line is left alone. A line with a word that means nothing changes nothing.
    private func follow(_ line: [UInt8], at reading: Int64) {
        guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { return }
        do throws(SnapshotError) {
            var actions: [Action] = []
            for key in SnapshotKey.keys(of: Text(utf8: line)) { actions += try meaning(of: key, at: reading) }
            actions.forEach { inputs.emit($0) }
            if !showsChanges { answer() }
        } catch {
            fail(error.message)
        }
    }

    /// What a word means: a key, or else several keys typed together, such as `1/3=`.
    private func meaning(of word: SnapshotKey, at reading: Int64) throws(SnapshotError) -> [Action] {
        do throws(SnapshotError) {
            return try actions(word, reading)
        } catch {
            guard let typed = typed(word, at: reading) else { throw error }
            return typed
        }
    }

    /// What the characters of a word mean, each as a key; nil if one of them means nothing.
    private func typed(_ word: SnapshotKey, at reading: Int64) -> [Action]? {
        var all: [Action] = []
        for scalar in word.text.string.unicodeScalars {
            guard let key = SnapshotKey.keys(of: Text(String(scalar))).first, let meaning = try? actions(key, reading)
            else { return nil }
            all += meaning
        }
        return all
    }

    private func answer() {
        guard let answer = screen?.answer.trailing else { return }
        told = answer.text
        if answer.tone == .bad { fail(answer.text) } else { OutputStream.output.write((answer.text + "\n").utf8) }
    }

    private func fail(_ words: Text) {
        hasFailed = true
        OutputStream.error.write((words + "\n").utf8)
    }
}
