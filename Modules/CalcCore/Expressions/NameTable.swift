import Screens

/// The names that expressions may hold.
enum NameTable {
    /// The functions by name; where there are several names, the first is the one that is shown.
    static let functions: [(name: Text, function: NamedFunction)] = [
        ("sqrt", .squareRoot), ("abs", .absolute), ("sign", .sign), ("sgn", .sign),
        ("floor", .floor), ("ceil", .ceiling), ("ceiling", .ceiling), ("round", .round),
        ("trunc", .truncate), ("truncate", .truncate), ("frac", .fraction),
        ("min", .minimum), ("max", .maximum), ("gcd", .greatestCommonDivisor), ("lcm", .leastCommonMultiple),
        ("mod", .modulo), ("factorial", .factorial), ("fact", .factorial),
    ]

    /// Names of functions and constants whose values are not rational.
    private static let inexact: [Text] = [
        "pi", "π", "e", "phi", "φ", "tau", "τ", "sin", "cos", "tan", "sec", "csc", "cot", "asin", "acos", "atan",
        "arcsin", "arccos", "arctan", "atan2", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "exp", "ln", "log",
        "log2", "cbrt", "root", "gamma", "hypot",
    ]

    static func function(_ name: Text) -> NamedFunction? {
        functions.first { $0.name == name }?.function
    }

    static func isKnown(_ name: Text) -> Bool {
        function(name) != nil || inexact.contains(name)
    }

    /// The error for a name that is no function.
    static func error(_ name: Text, at position: Int) -> ExpressionError {
        if inexact.contains(name) { return .notAvailable(name, at: position) }
        return .unknownName(name, suggestion: suggestion(for: name), at: position)
    }

    /// The longest name for which a similar one is looked for.
    private static let longest = 32

    /// The function whose name is nearest, if at most two letters have to be put in or taken out.
    private static func suggestion(for name: Text) -> Text? {
        guard name.utf8.count <= longest else { return nil }
        let ranked = functions.map { (name: $0.name, distance: distance($0.name.utf8, name.utf8)) }
        guard let nearest = ranked.min(by: { $0.distance < $1.distance }), nearest.distance <= 2 else { return nil }
        return nearest.name
    }

    /// How many letters must be put in or taken out to make one name of the other: what the longest common
    /// subsequence leaves. O(n·m).
    private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
        var row = [Int](repeating: 0, count: b.count + 1)
        for letter in a {
            var diagonal = 0
            for j in b.indices {
                let longer = letter == b[j] ? diagonal + 1 : max(row[j], row[j + 1])
                diagonal = row[j + 1]
                row[j + 1] = longer
            }
        }
        return a.count + b.count - 2 * row[b.count]
    }
}
