import Glibc
import HostKit
import Screens

/// Asks for expressions on a terminal and answers each, until Ctrl-D.
final class Prompt {
    private let answers: Answers
    private let loop = PollLoop()
    private let input = TerminalInput()
    private var lines = LineBuffer()

    init(_ options: Options) {
        answers = Answers(options)
    }

    /// Runs until the end of the input. The result is the status to exit with.
    func run() -> Int32 {
        let watches = [
            loop.watch(input.descriptor) { self.read() },
            loop.watchSignals([SIGINT]) { _ in self.ask(after: "\n") },
        ]
        ask(after: "")
        loop.run()
        watches.forEach { $0.cancel() }
        return 0
    }

    private func ask(after text: String) {
        OutputStream.output.write(text + "> ")
    }

    private func read() {
        guard let bytes = input.read() else { return }
        guard !bytes.isEmpty else {
            OutputStream.output.write("\n")
            return loop.stop()
        }
        lines.append(bytes)
        while let line = lines.nextLine() {
            if line.contains(where: { $0 > UInt8(ascii: " ") }) { answers.answer(Text(utf8: line)) }
            ask(after: "")
        }
    }
}
