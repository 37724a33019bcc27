import Glibc

/// A way to dispatch: `run` dispatches so many times and returns the sum that it must come to.
struct Benchmark {
    let name: String
    let run: @Sendable (_ times: Int) -> Int

    /// Nanoseconds of processor time for one dispatch: the median of 21 runs of about 10 ms each.
    func measure() -> Double {
        let times = max(1, Int(10_000_000 / nanoseconds(100_000)))
        let runs = (0..<21).map { _ in nanoseconds(times) }
        return runs.sorted()[runs.count / 2]
    }

    private func nanoseconds(_ times: Int) -> Double {
        let start = processorTime()
        let sum = run(times)
        let end = processorTime()
        precondition(sum == times, "\(name): some dispatches were lost.")
        return Double(end - start) / Double(times)
    }

    /// The time this thread has run, in nanoseconds: other programs on the machine do not count.
    private func processorTime() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
