import ExactReal
import Glibc

/// Reads lines `OPERATION LEFT RIGHT` from standard input, and answers each with the nanoseconds that the operation
/// takes on these two whole numbers; `product` with the product itself.
@main
struct Program {
    static func main() {
        while let line = readLine() {
            let words = line.split(separator: " ")
            guard words.count == 3, let left = Integer(decimal: Array(words[1].utf8)),
                let right = Integer(decimal: Array(words[2].utf8))
            else { fatalError("This is no operation on two numbers: \(line)") }
            print(answer(String(words[0]), left, right))
            fflush(nil)
        }
    }

    private static func answer(_ name: String, _ left: Integer, _ right: Integer) -> String {
        if name == "product" { return (left * right).description }
        guard let operation = operations[name] else { fatalError("There is no such operation: \(name)") }
        return leastTime(of: operation(left, right)).description
    }
}
