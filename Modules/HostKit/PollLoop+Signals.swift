import Glibc
import Loop

/// The pipe into which the handler of every caught signal writes the number of the signal.
private let signalPipe = SignalPipe()

private struct SignalPipe: Sendable {
    let reader: Int32
    let writer: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        reader = ends[0]
        writer = ends[1]
    }
}

extension PollLoop {
    /// Calls with the number of each of these signals when it comes, in the loop and not in the midst of something
    /// else. Cancelling gives the signals their default meaning again.
    ///
    /// One such watch at a time: all signals of a process share one way into the loop.
    public func watchSignals(_ signals: [Int32], _ call: @escaping (Int32) -> Void) -> Cancellable {
        let pipe = signalPipe
        for number in signals { catchSignal(number) }
        let watching = watch(pipe.reader) {
            for number in InputStream(descriptor: pipe.reader).read() { call(Int32(number)) }
        }
        return Cancellable {
            for number in signals { Glibc.signal(number, SIG_DFL) }
            watching.cancel()
        }
    }

    private func catchSignal(_ number: Int32) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { number in
            let saved = errno
            var byte = UInt8(truncatingIfNeeded: number)
            write(signalPipe.writer, &byte, 1)
            errno = saved
        }
        action.sa_flags = SA_RESTART
        sigaction(number, &action, nil)
    }
}
