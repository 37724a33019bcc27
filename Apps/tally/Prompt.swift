import Glibc
import HostKit
import Screens

/// Asks for expressions on a terminal and answers each, until Ctrl-D.
final class Prompt {
    private let answers: Answers
    private let loop: PollLoop
    private let input = TerminalInput()
    private var lines = LineBuffer()

    init(_ options: Options) {
        let loop = PollLoop()
        self.loop = loop
        answers = Answers(options, shouldStop: { loop.hasSignal })
    }

    /// Runs until the end of the input. The result is the status to exit with.
    func run() -> Int32 {
        let watches = [
            loop.watch(input.descriptor) { self.read() },
            loop.watchSignals([SIGINT]) { _ in self.interrupt() },
        ]
        ask(after: "")
        loop.run()
        watches.forEach { $0.cancel() }
        return 0
    }

    private func ask(after text: String) {
        OutputStream.output.write(text + "> ")
    }

    /// Drops what was typed and asks anew.
    private func interrupt() {
        lines = LineBuffer()
        ask(after: "\n")
    }

    private func read() {
        guard let bytes = input.read() else { return }
        guard !bytes.isEmpty else {
            OutputStream.output.write("\n")
            return loop.stop()
        }
        lines.append(bytes)
        while let line = lines.nextLine() { answer(line) }
    }

    /// Answers a line, unless it is empty. Where Ctrl-C came meanwhile, the loop interrupts next, which asks again.
    private func answer(_ line: [UInt8]) {
        if line.contains(where: { $0 > UInt8(ascii: " ") }) { answers.answer(Text(utf8: line)) }
        if !loop.hasSignal { ask(after: "") }
    }
}
