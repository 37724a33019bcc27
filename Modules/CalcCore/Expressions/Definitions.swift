import ExactReal
import Screens

/// What names stand for: the user's variables and functions, and the last result.
///
/// A variable keeps its value, a function its expression, in which names are looked up whenever it is used.
public struct Definitions: Hashable, Sendable {
    /// The last result, called `ans`; nil as long as there is none.
    public var answer: Real?
    /// What is known of the values, if that is much.
    var known: KeptNumbers?
    /// In the order of the names.
    private(set) var entries: [Entry] = []
    /// About the bytes of all definitions.
    private var byteCount = 0

    struct Entry: Hashable, Sendable {
        let name: Text
        let definition: Definition
    }

    /// The bytes that all definitions may take.
    private static let mostBytes = 1 << 26

    /// Nothing is defined yet.
    public init() {}

    /// The place of a name's entry. O(log n).
    func place(of name: Text) -> Int? {
        let place = firstPlace(notBefore: name)
        return place < entries.count && entries[place].name == name ? place : nil
    }

    subscript(name: Text) -> Definition? {
        place(of: name).map { entries[$0].definition }
    }

    /// Defines a name, perhaps anew. O(n).
    mutating func define(_ name: Text, as definition: Definition, at position: Int) throws(ExpressionError) {
        let entry = Entry(name: name, definition: definition)
        let place = firstPlace(notBefore: name)
        let isKnown = place < entries.count && entries[place].name == name
        let count = byteCount + definition.byteCount - (isKnown ? entries[place].definition.byteCount : 0)
        if count > Definitions.mostBytes { throw .noRoom(for: name, at: position) }
        byteCount = count
        if isKnown { entries[place] = entry } else { entries.insert(entry, at: place) }
    }

    private func firstPlace(notBefore name: Text) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].name.utf8.lexicographicallyPrecedes(name.utf8) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }

    /// Whether the value of an expression asks for a function, perhaps by way of others. O(all expressions).
    func leads(from expression: Expression, to name: Text) -> Bool {
        // What is not defined yet stands in no expression.
        if place(of: name) == nil { return false }
        var open = expression.calledFunctions
        var isSeen = [Bool](repeating: false, count: entries.count)
        while let called = open.popLast() {
            if called == name { return true }
            guard let place = place(of: called), !isSeen[place] else { continue }
            isSeen[place] = true
            if case .function(let function) = entries[place].definition { open += function.body.calledFunctions }
        }
        return false
    }
}

/// What a name of the user stands for.
enum Definition: Hashable, Sendable {
    case variable(Real)
    case function(UserFunction)

    /// About the bytes that it takes.
    fileprivate var byteCount: Int {
        switch self {
        case .variable(let value): value.byteCount
        case .function(let function): 64 * function.body.steps.count
        }
    }
}

/// A function that the user defined.
struct UserFunction: Hashable, Sendable {
    let parameters: [Text]
    let body: Expression
}
