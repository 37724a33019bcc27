import LoopTesting
import Screens
import StopwatchCore
import Testing

/// How times are drawn: cut, never rounded.
struct TimeTextTests {
    static func precision(decimals: String?) -> Precision? {
        Precision.allCases.first { "\($0.decimals)" == decimals }
    }

    @Test(arguments: cases(in: "stopwatch-times.tsv"))
    func table(_ row: [String: String]) throws {
        let precision = try #require(Self.precision(decimals: row["decimals"]))
        let nanoseconds = try #require(row["nanoseconds"].flatMap { Int64($0) })
        #expect(precision.text(of: nanoseconds).string == row["text"])
    }

    @Test(arguments: seeds)
    func digitsAreThoseOfIntegerDivision(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<500 {
            let time = Int64.random(in: 0...(Int64.max >> Int64.random(in: 0...50, using: &random)), using: &random)
            for precision in Precision.allCases {
                let unit = [1_000_000_000, 100_000_000, 10_000_000, 1_000_000][precision.decimals]
                let drawn = precision.text(of: time).string
                #expect(steps(drawn) == Int(time) / unit, "\(time) ns drawn as \(drawn)")
            }
        }
    }

    @Test(arguments: seeds)
    func everyFieldAfterTheFirstHasTwoDigitsBelow60(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        for _ in 0..<500 {
            let time = Int64.random(in: 0...1_000_000_000_000_000, using: &random)
            let fields = Precision.seconds.text(of: time).string.split(separator: ":")
            #expect((2...3).contains(fields.count))
            #expect(fields.dropFirst().allSatisfy { $0.count == 2 && $0 < "60" })
            #expect(fields[0] == "0" || fields[0].first != "0")
            #expect(fields.count == 2 || time >= 3_600_000_000_000)
        }
    }
}
