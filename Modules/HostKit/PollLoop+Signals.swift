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
    /// A signal that the parent had ignored, as `nohup` does, stays ignored. One such watch at a time: all signals of a
    /// process share one way into the loop.
    public func watchSignals(_ signals: [Int32], _ call: @escaping (Int32) -> Void) -> Cancellable {
        let pipe = signalPipe
        let caught = signals.filter { !isIgnored($0) }
        caught.forEach { catchSignal($0) }
        signalCall = call
        let watching = watch(pipe.reader) { [weak self] in self?.tellSignals() }
        return Cancellable { [weak self] in
            self?.signalCall = nil
            for number in caught { Glibc.signal(number, SIG_DFL) }
            watching.cancel()
        }
    }

    /// Tells of the watched signals that have come, without waiting for any. A long computation in a call of the loop asks
    /// for that, to hear of Ctrl-C before it is over. About a microsecond.
    public func tellSignals() {
        var request = pollfd(fd: signalPipe.reader, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, 0) > 0 else { return }
        for number in InputStream(descriptor: signalPipe.reader).read() { signalCall?(Int32(number)) }
    }

    private func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        // Functions cannot be compared, but their addresses can.
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
            == unsafeBitCast(SIG_IGN, to: Int.self)
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
