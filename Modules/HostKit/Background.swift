import Glibc
import Loop
import Synchronization

/// Work beside the main loop, on a thread of its own: starts when somebody subscribes, gives what comes of it once, on
/// the main loop, and is told to stop when nobody waits for it any more.
///
/// `work` looks at `shouldStop` now and then; what it gives after that reaches no one.
public func inBackground<Output: Sendable>(
    whenReadable: @escaping (_ descriptor: Int32) -> Signal<Void>,
    _ work: @escaping @Sendable (_ shouldStop: @escaping () -> Bool) -> Output
) -> Signal<Output> {
    Signal { observer in
        let job = Job(work)
        let arrival = whenReadable(job.descriptor).subscribe { _ in
            job.clear()
            if let output = job.takeOutput() { observer(output) }
        }
        job.start()
        return Cancellable {
            arrival.cancel()
            job.stop()
        }
    }
}

/// Work on a thread, shared between it and the main loop.
private final class Job<Output: Sendable>: Sendable {
    /// Can be read when the work is done: the end of a pipe, into which the thread writes a byte.
    let descriptor: Int32
    private let otherEnd: Int32
    private let work: @Sendable (_ shouldStop: @escaping () -> Bool) -> Output
    private let isStopped = Atomic(false)
    private let output = Mutex<Output?>(nil)

    init(_ work: @escaping @Sendable (_ shouldStop: @escaping () -> Bool) -> Output) {
        self.work = work
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (descriptor, otherEnd) = (ends[0], ends[1])
    }

    deinit {
        close(descriptor)
        close(otherEnd)
    }

    /// Begins the work; the thread keeps the job until it is done. Where there is no thread to be had, it is done here.
    func start() {
        let body = Unmanaged.passRetained(ThreadBody { self.run() })
        var thread = pthread_t()
        let status = pthread_create(&thread, nil, runThread, body.toOpaque())
        if status == 0 { pthread_detach(thread) } else { body.takeRetainedValue().run() }
    }

    func stop() {
        isStopped.store(true, ordering: .relaxed)
    }

    /// Takes note of the end, so that the descriptor tells of it once.
    func clear() {
        var byte: UInt8 = 0
        read(descriptor, &byte, 1)
    }

    /// What came of the work, once.
    func takeOutput() -> Output? {
        output.withLock { output in
            defer { output = nil }
            return output
        }
    }

    private func run() {
        let result = work { self.isStopped.load(ordering: .relaxed) }
        output.withLock { $0 = result }
        var byte: UInt8 = 1
        write(otherEnd, &byte, 1)
    }
}

/// What a thread does, in a form that C can hand over.
private final class ThreadBody {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
        self.run = run
    }
}

private func runThread(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let body { Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().run() }
    return nil
}
