/// Measures what a dispatch costs, each way of watching a store by itself, and prints a Markdown table.
@main
struct Program {
    static func main() {
        let results = benchmarks.map { (name: $0.name, nanoseconds: $0.measure()) }
        let (plainStruct, closureStore) = (results[0].nanoseconds, results[1].nanoseconds)
        print("| one dispatch | ns | × plain struct | × closure store |")
        print("|---|---:|---:|---:|")
        for (name, nanoseconds) in results {
            let ratios = [nanoseconds, nanoseconds / plainStruct, nanoseconds / closureStore].map(oneDecimal)
            print("| \(name) | \(ratios.joined(separator: " | ")) |")
        }
    }

    static func oneDecimal(_ value: Double) -> String {
        let tenths = Int(value * 10 + 0.5)
        return "\(tenths / 10).\(tenths % 10)"
    }
}
