import ExactReal

/// Reads lines `OPERATION LEFT RIGHT` from standard input, and answers each with the nanoseconds that the operation
/// takes on these two whole numbers.
@main
struct Program {
    static func main() {
        while let line = readLine() {
            let words = line.split(separator: " ")
            guard words.count == 3, let operation = operations[String(words[0])],
                let left = Integer(decimal: Array(words[1].utf8)), let right = Integer(decimal: Array(words[2].utf8))
            else { fatalError("This is no operation on two numbers: \(line)") }
            print(leastTime(of: operation(left, right)))
        }
    }
}
