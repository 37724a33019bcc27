import Glibc

/// Finds the thresholds between the methods of arithmetic: compiled together with ExactReal's own files, it measures each
/// method against the next on the same numbers, and prints from which length on the next one is faster.
@main
struct Program {
    static func main() {
        tune("karatsubaThreshold", 10...80, { $0.writeSchoolbookProduct($1, $2) }) {
            $0.writeKaratsubaProduct($1, $2, scratch: $3)
        }
        tune(
            "karatsubaSquareThreshold", 20...160, isSquare: true,
            { memory, row, _ in memory.writeSchoolbookSquare(row) }
        ) {
            $0.writeKaratsubaProduct($1, $2, scratch: $3)
        }
        tune("toomThreshold", 100...600, { $0.writeKaratsubaProduct($1, $2, scratch: $0 + 2 * $1.count) }) {
            $0.writeToomProduct($1, $2, scratch: $3)
        }
        tune("transformThreshold", 300...3000, { $0.writeToomProduct($1, $2, scratch: $0 + 2 * $1.count) }) {
            memory, left, right, _ in memory.writeTransformProduct(left, right)
        }
        report("recursiveDivisionThreshold", 20...300) { count in
            isStepInHalvesFaster(quotientCount: count)
        }
        report("newtonDivisionThreshold", 1000...10_000) { count in
            let (dividend, divisor) = (Natural(limbs: random(2 * count)), Natural(limbs: random(count)))
            return compare({ _ = dividend.dividedInHalves(by: divisor) }) {
                _ = NewtonDivisor(divisor, quotientCount: count).divide(dividend)
            }
        }
        report("knownReciprocalThreshold", 100...4000) { count in
            let (dividend, divisor) = (Natural(limbs: random(2 * count)), Natural(limbs: random(count)))
            let reciprocal = NewtonDivisor(divisor, block: count)
            return compare({ _ = dividend.dividedInHalves(by: divisor) }) { _ = reciprocal.divide(dividend) }
        }
    }

    /// Whether a quotient by twice as many limbs is faster by half of the divisor and a product than digit by digit.
    static func isStepInHalvesFaster(quotientCount count: Int) -> Bool {
        let memory = LimbMemory.allocate(capacity: 30 * count + 512)
        let (dividend, divisor) = (random(3 * count - 1) + [0], random(2 * count - 1) + [.max])
        let (quotient, scratch) = (memory + 3 * count, memory + 4 * count)
        defer { memory.deallocate() }
        return divisor.withUnsafeBufferPointer { divisor in
            compare({
                memory.update(from: dividend, count: 3 * count)
                memory.divideLong(by: divisor, count: count, quotient: quotient)
            }) {
                memory.update(from: dividend, count: 3 * count)
                memory.divideShort(by: divisor, count: count, quotient: quotient, scratch: scratch)
            }
        }
    }

    /// The least length of a range, in steps of a twentieth, from which on the second method is faster three times
    /// running.
    static func tune(
        _ name: String, _ lengths: ClosedRange<Int>, isSquare: Bool = false,
        _ first: (LimbMemory, LimbRow, LimbRow) -> Void, _ second: (LimbMemory, LimbRow, LimbRow, LimbMemory) -> Void
    ) {
        let memory = LimbMemory.allocate(capacity: 16 * lengths.upperBound + 1024)
        let rows = (0..<2).map { _ in random(lengths.upperBound) }
        report(name, lengths) { count in
            rows[0].withUnsafeBufferPointer { left in
                rows[1].withUnsafeBufferPointer { right in
                    let (left, right) = (left.first(count), isSquare ? left.first(count) : right.first(count))
                    let scratch = memory + 2 * count
                    return compare({ first(memory, left, right) }, { second(memory, left, right, scratch) })
                }
            }
        }
        memory.deallocate()
    }

    static func report(_ name: String, _ lengths: ClosedRange<Int>, isSecondFaster: (Int) -> Bool) {
        var (count, faster) = (lengths.lowerBound, [Int]())
        while count <= lengths.upperBound, faster.count < 3 {
            faster = isSecondFaster(count) ? faster + [count] : []
            count += max(1, count / 20)
        }
        print(name, faster.count == 3 ? "\(faster[0])" : "above \(lengths.upperBound)")
    }

    /// Whether the second is faster: the least times of many runs in turn, for a third of a second at most.
    static func compare(_ first: () -> Void, _ second: () -> Void) -> Bool {
        var least = (Int.max, Int.max)
        let start = processorTime()
        for run in 0..<400 where run < 3 || processorTime() - start < 300_000_000 {
            least = (min(least.0, time(first)), min(least.1, time(second)))
        }
        return least.1 < least.0
    }

    static func time(_ work: () -> Void) -> Int {
        let start = processorTime()
        for _ in 0..<4 { work() }
        return processorTime() - start
    }

    static func processorTime() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    static func random(_ count: Int) -> [Limb] { (0..<count).map { _ in .random(in: 1 ... .max) } }
}
