import ExactReal
import HostKit

/// How answers are written: what the command line asks for.
struct Options {
    /// Significant digits.
    let digits: Int
    /// What becomes of further digits.
    let rounding: Decimal.Rounding
    /// Whether the exact value is written, as a fraction.
    let isExact: Bool
    /// Whether each answer is a JSON object.
    let isJSON: Bool

    /// Every option of every command.
    static let known = [
        CommandOption("digits", takesValue: true), CommandOption("cut"), CommandOption("exact"), CommandOption("json"),
        CommandOption("angle", takesValue: true), CommandOption("base", takesValue: true),
        CommandOption("locale", takesValue: true), CommandOption("time-limit", takesValue: true),
        CommandOption("name", takesValue: true), CommandOption("keys", takesValue: true),
        CommandOption("mode", takesValue: true),
        CommandOption("format", takesValue: true), CommandOption("renderer", takesValue: true),
        CommandOption("help", letter: "h"), CommandOption("version"),
    ]

    /// The options for answers. Throws for those that only other commands have.
    init(_ arguments: CommandLineArguments) throws(UsageError) {
        try arguments.allow(["digits", "cut", "exact", "json", "locale"])
        digits = try arguments.number("digits", in: 1...Decimal.maximumDigitCount) ?? 12
        rounding = arguments.has("cut") ? .towardZero : .toNearestOrEven
        isExact = arguments.has("exact")
        isJSON = arguments.has("json")
    }
}

extension CommandLineArguments {
    /// Refuses options that this command does not have, and those that no command has yet.
    func allow(_ names: [String]) throws(UsageError) {
        for option in options {
            if ["angle", "base", "time-limit"].contains(option.name) {
                throw UsageError("--\(option.name) is not available yet")
            }
            guard names.contains(option.name) else {
                throw UsageError("--\(option.name) does not go with this command")
            }
        }
        if let locale = value(of: "locale"), !["C", "C.UTF-8", "POSIX"].contains(locale) {
            throw UsageError("the locale '\(locale)' is not available yet; C is")
        }
    }
}
