import CalcCore
import ExactReal
import HostKit
import Screens

/// How answers are found and written: what the command line asks for.
struct Options {
    /// Significant digits; nil for as many as a person reads.
    private(set) var digits: Int?
    /// What becomes of further digits.
    let rounding: Decimal.Rounding
    /// The base of the digits.
    let radix: Int
    /// Whether the exact value is written, as a fraction or in closed form.
    let isExact: Bool
    /// Whether each answer is a JSON object.
    let isJSON: Bool
    /// The unit of angles.
    let angle: AngleUnit
    /// How numbers are written and read.
    let format: NumberFormat
    /// The time that an answer may take, in seconds.
    private(set) var timeLimit: Double

    /// Every option of every command.
    static let known = [
        CommandOption("digits", takesValue: true), CommandOption("cut"), CommandOption("exact"), CommandOption("json"),
        CommandOption("angle", takesValue: true), CommandOption("base", takesValue: true),
        CommandOption("locale", takesValue: true), CommandOption("time-limit", takesValue: true),
        CommandOption("name", takesValue: true), CommandOption("keys", takesValue: true),
        CommandOption("mode", takesValue: true), CommandOption("every", takesValue: true),
        CommandOption("format", takesValue: true), CommandOption("renderer", takesValue: true),
        CommandOption("help", letter: "h"), CommandOption("version"),
    ]

    /// The options for answers. Throws for those that only other commands have.
    init(_ arguments: CommandLineArguments) throws(UsageError) {
        try arguments.allow(["digits", "cut", "exact", "json", "angle", "base", "locale", "time-limit"])
        digits = try arguments.number("digits", in: 1...Decimal.maximumDigitCount)
        rounding = arguments.has("cut") ? .towardZero : .toNearestOrEven
        radix = try arguments.number("base", in: 2...36) ?? 10
        isExact = arguments.has("exact")
        isJSON = arguments.has("json")
        angle = try arguments.angle()
        format = try arguments.numberFormat()
        timeLimit = try arguments.timeLimit()
    }

    /// The options for an answer in one row, of which the user can wait for the whole.
    func fitting(_ columns: Int) -> Options {
        var options = self
        options.digits = digits.map { min($0, columns) }
        options.timeLimit = min(timeLimit, Options.previewTime)
        return options
    }

    /// The seconds that the result below a line being typed may take.
    private static let previewTime = 1.0
}

extension CommandLineArguments {
    /// Refuses options that this command does not have.
    func allow(_ names: [String]) throws(UsageError) {
        if let option = options.first(where: { !names.contains($0.name) }) {
            throw UsageError("--\(option.name) does not go with this command")
        }
    }

    /// The format of the locale, C unless another is given.
    func numberFormat() throws(UsageError) -> NumberFormat {
        guard let name = value(of: "locale") else { return .plain }
        guard let format = NumberFormat(locale: Text(name)) else {
            throw UsageError("the locale '\(name)' is not known; names are such as C, de_DE and en_IN")
        }
        return format
    }

    fileprivate func angle() throws(UsageError) -> AngleUnit {
        try choice("angle", from: AngleUnit.allCases.map { $0.name.string }).flatMap { AngleUnit(named: Text($0)) }
            ?? .degrees
    }

    fileprivate func timeLimit() throws(UsageError) -> Double {
        guard let text = value(of: "time-limit") else { return 2 }
        guard let seconds = Double(text), seconds > 0, seconds < .infinity else {
            throw UsageError("--time-limit takes a number of seconds above 0, not '\(text)'")
        }
        return seconds
    }
}
