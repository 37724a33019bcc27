import HostKit

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
        toldSeconds = seconds
        let words = "calculating: \(seconds) s of \(Int64(min(limit, 1e9).rounded(.up))); Ctrl-C stops it"
        OutputStream.error.write("\r" + OutputStream.error.styled(words, .dim))
    }

    /// Takes the line away, if there is one.
    func clear() {
        if toldSeconds > 0 { OutputStream.error.write("\r" + String(repeating: " ", count: 60) + "\r") }
    }
}
