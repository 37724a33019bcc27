/// Measures what a dispatch costs, each way of watching a store by itself, and prints a Markdown table.
///
///     bench-loop              measures the times
///     bench-loop names        the names of the benchmarks, one a line
///     bench-loop NAME TIMES   only dispatches, so many times, for others to count what that takes
@main
struct Program {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.isEmpty {
            measure()
        } else if arguments == ["names"] {
            for benchmark in benchmarks { print(benchmark.name) }
        } else if let benchmark = benchmarks.first(where: { $0.name == arguments.first }),
            let times = arguments.last.flatMap(Int.init)
        {
            _ = benchmark.run(times)
        } else {
            fatalError("There is no benchmark \(arguments.joined(separator: " ")).")
        }
    }

    private static func measure() {
        let results = benchmarks.map { (name: $0.name, nanoseconds: $0.measure()) }
        let (plainStruct, closureStore) = (results[0].nanoseconds, results[1].nanoseconds)
        print("| one dispatch | ns | × plain struct | × closure store |")
        print("|---|---:|---:|---:|")
        for (name, nanoseconds) in results {
            let ratios = [nanoseconds, nanoseconds / plainStruct, nanoseconds / closureStore].map(oneDecimal)
            print("| \(name) | \(ratios.joined(separator: " | ")) |")
        }
    }

    private static func oneDecimal(_ value: Double) -> String {
        let tenths = Int(value * 10 + 0.5)
        return "\(tenths / 10).\(tenths % 10)"
    }
}
