import Glibc

/// The least time that some work took, in nanoseconds of processor time: of at least three runs, and of as many as go
/// into a third of a second, each repeated until it can be measured.
func leastTime(of work: () -> Void) -> Double {
    var count = 1
    while time(of: count, work) < 100_000 { count *= 2 }
    var times: [Int] = []
    while times.count < 3 || times.reduce(0, +) < 300_000_000 { times.append(time(of: count, work)) }
    return Double(times.min() ?? 0) / Double(count)
}

private func time(of count: Int, _ work: () -> Void) -> Int {
    let start = processorTime()
    for _ in 0..<count { work() }
    return processorTime() - start
}

/// The time this thread has run, in nanoseconds: other programs on the machine do not count.
private func processorTime() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
