/// The arguments of a program, sorted into options and operands.
///
/// What starts with two dashes and a letter is an option; `--` ends the options. Everything else is an operand,
/// also what starts with one dash: `tally -5+3` asks for the sum of −5 and 3.
public struct CommandLineArguments: Equatable, Sendable {
    /// The options given, in order; a value is there exactly for the options that take one.
    public private(set) var options: [(name: String, value: String?)] = []
    /// The other arguments, in order.
    public private(set) var operands: [String] = []

    /// Sorts the arguments (without the program's name) by the options that the program understands.
    ///
    /// Throws for an unknown option, a missing value and a value too many. O(arguments × options).
    public init(_ arguments: [String], options known: [CommandOption]) throws(UsageError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                return
            }
            guard CommandLineArguments.isOption(argument, among: known) else {
                operands.append(argument)
                continue
            }
            options.append(try CommandLineArguments.option(argument, followedBy: &rest, among: known))
        }
    }

    /// Whether the option was given.
    public func has(_ name: String) -> Bool {
        options.contains { $0.name == name }
    }

    /// The value of the option, the last one where it was given more than once; nil where it was not given.
    public func value(of name: String) -> String? {
        options.last { $0.name == name }?.value
    }

    /// The value of the option as a whole number in a range, or nil where it was not given. Throws for anything else.
    public func number(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = value(of: name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw UsageError(
                "--\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
        }
        return number
    }

    /// The value of the option, which must be one of a few words; nil where it was not given.
    public func choice(_ name: String, from choices: [String]) throws(UsageError) -> String? {
        guard let text = value(of: name) else { return nil }
        guard choices.contains(text) else {
            throw UsageError("--\(name) takes one of \(choices.joined(separator: ", ")), not '\(text)'")
        }
        return text
    }

    /// Whether two command lines say the same.
    public static func == (left: Self, right: Self) -> Bool {
        left.operands == right.operands && left.options.elementsEqual(right.options, by: ==)
    }
}

extension CommandLineArguments {
    private static func isOption(_ argument: String, among known: [CommandOption]) -> Bool {
        if argument.hasPrefix("--") { return argument.dropFirst(2).first?.isLetter ?? false }
        return argument.count == 2 && argument.first == "-" && known.contains { $0.letter == argument.last }
    }

    private static func option(
        _ argument: String, followedBy rest: inout ArraySlice<String>, among known: [CommandOption]
    ) throws(UsageError) -> (name: String, value: String?) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = known.first(where: { $0.isSpelt(parts[0]) }) else {
            throw UsageError("unknown option '\(parts[0])'")
        }
        let attached = parts.count > 1 ? parts[1] : nil
        guard option.takesValue else {
            guard attached == nil else { throw UsageError("--\(option.name) takes no value") }
            return (option.name, nil)
        }
        guard let value = attached ?? rest.popFirst() else { throw UsageError("--\(option.name) needs a value") }
        return (option.name, value)
    }
}

extension CommandOption {
    fileprivate func isSpelt(_ word: String) -> Bool {
        word == "--\(name)" || letter.map { word == "-\($0)" } ?? false
    }
}
