import Glibc
import HostKit
import Screens

/// A line on the terminal of standard error while a sum takes long, gone when it is over.
final class Progress {
    private let begin = Clock.now()
    private let limit: Double
    private var toldSeconds: Int64 = 0

    /// The progress of a sum that is given so many seconds.
    init(limit: Double) {
        self.limit = limit
    }

    /// Tells how long it takes, once a second.
    func tell() {
        let seconds = (Clock.now() - begin) / 1_000_000_000
        guard seconds > toldSeconds, OutputStream.error.isTerminal else { return }
        if toldSeconds == 0 { Progress.clearOnInterrupt() }
        toldSeconds = seconds
        let words = tr(
            "calculating: {} s of {}; Ctrl-C stops it", Text(decimal: seconds),
            Text(decimal: Int64(min(limit, 1e9).rounded(.up))))
        OutputStream.error.write("\r" + OutputStream.error.styled(userLanguage(words).string, .dim))
    }

    /// Takes the line away, if there is one.
    func clear() {
        if toldSeconds > 0 { OutputStream.error.write("\(Progress.blank)") }
    }

    private static let blank: StaticString = "\r                                                            \r"

    /// Where Ctrl-C ends the program, because nobody listens for it, the line is taken away first.
    private static func clearOnInterrupt() {
        var action = sigaction()
        guard sigaction(SIGINT, nil, &action) == 0, action.__sigaction_handler.sa_handler == nil else { return }
        signal(SIGINT) { number in
            _ = write(STDERR_FILENO, Progress.blank.utf8Start, Progress.blank.utf8CodeUnitCount)
            signal(number, SIG_DFL)
            raise(number)
        }
    }
}
