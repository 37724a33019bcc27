import CalcCore
import Screens

/// A line at the prompt that is no expression.
enum PromptWord: Equatable {
    case quit
    case help
    /// What is defined is listed.
    case list
    /// How many lines are kept is told, or set.
    case history(Int?)

    /// The words, for completion.
    static let names: [Text] = ["help", "vars", "history", "quit", "exit"]

    /// The meaning of a line; nil where it is an expression, as it is when the word is the name of a variable.
    init?(_ line: Text, _ definitions: Definitions) {
        // Most lines are sums: those are not taken apart.
        let start = line.utf8.drop { $0 == UInt8(ascii: " ") }
        guard (PromptWord.names + ["?"]).contains(where: { start.starts(with: $0.utf8) }) else { return nil }
        let words = line.string.split(separator: " ").map { String($0) }
        guard let word = words.first, words.count <= 2, !definitions.variables.contains(Text(word)) else { return nil }
        switch (word, words.dropFirst().first) {
        case ("quit", nil), ("exit", nil): self = .quit
        case ("help", nil), ("?", nil): self = .help
        case ("vars", nil): self = .list
        case ("history", nil): self = .history(nil)
        case ("history", let size?):
            guard let size = Int(size), size >= 0 else { return nil }
            self = .history(size)
        default: return nil
        }
    }
}
