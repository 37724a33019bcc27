import HostKit
import Testing

/// A command line, and what is made of it.
struct CommandLineCase: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var options: [String] = []
    var operands: [String] = []
    var error: String?

    var testDescription: String { arguments.joined(separator: " ") }

    static let all = [
        CommandLineCase(arguments: []),
        CommandLineCase(arguments: ["1+1", "2+2"], operands: ["1+1", "2+2"]),
        CommandLineCase(arguments: ["-5+3"], operands: ["-5+3"]),
        CommandLineCase(arguments: ["-pi"], operands: ["-pi"]),
        CommandLineCase(arguments: ["-"], operands: ["-"]),
        CommandLineCase(arguments: ["--5"], operands: ["--5"]),
        CommandLineCase(arguments: ["---5"], operands: ["---5"]),
        CommandLineCase(arguments: ["−5"], operands: ["−5"]),
        CommandLineCase(arguments: [""], operands: [""]),
        CommandLineCase(arguments: ["--digits", "20", "1/7"], options: ["digits=20"], operands: ["1/7"]),
        CommandLineCase(arguments: ["--digits=20", "1/7"], options: ["digits=20"], operands: ["1/7"]),
        CommandLineCase(arguments: ["1/7", "--digits", "20"], options: ["digits=20"], operands: ["1/7"]),
        CommandLineCase(arguments: ["--digits", "-3"], options: ["digits=-3"]),
        CommandLineCase(arguments: ["--digits="], options: ["digits="]),
        CommandLineCase(arguments: ["--digits=a=b"], options: ["digits=a=b"]),
        CommandLineCase(arguments: ["--cut", "--cut"], options: ["cut", "cut"]),
        CommandLineCase(arguments: ["-h"], options: ["help"]),
        CommandLineCase(arguments: ["-hh"], operands: ["-hh"]),
        CommandLineCase(arguments: ["--", "--cut", "-h"], operands: ["--cut", "-h"]),
        CommandLineCase(arguments: ["--cut", "--", "--"], options: ["cut"], operands: ["--"]),
        CommandLineCase(arguments: ["--nocurrencies"], error: "unknown option '--nocurrencies'"),
        CommandLineCase(arguments: ["1+1", "--help-me"], error: "unknown option '--help-me'"),
        CommandLineCase(arguments: ["--Cut"], error: "unknown option '--Cut'"),
        CommandLineCase(arguments: ["--digits"], error: "--digits needs a value"),
        CommandLineCase(arguments: ["--cut=yes"], error: "--cut takes no value"),
    ]
}

@Suite struct CommandLineTests {
    static let options = [
        CommandOption("digits", takesValue: true), CommandOption("cut"), CommandOption("help", letter: "h"),
    ]

    @Test(arguments: CommandLineCase.all)
    func optionsAndOperandsAreToldApart(_ line: CommandLineCase) {
        do throws(UsageError) {
            let arguments = try CommandLineArguments(line.arguments, options: Self.options)
            #expect(line.error == nil)
            #expect(arguments.operands == line.operands)
            #expect(
                arguments.options.map { option in option.value.map { "\(option.name)=\($0)" } ?? option.name }
                    == line.options)
        } catch {
            #expect(error.message == line.error)
        }
    }

    @Test func theLastOfRepeatedOptionsCounts() throws {
        let arguments = try CommandLineArguments(["--digits", "5", "--digits", "7"], options: Self.options)
        #expect(arguments.value(of: "digits") == "7")
        #expect(try arguments.number("digits", in: 1...10) == 7)
    }

    @Test(arguments: ["0", "11", "x", "", "5.0", "99999999999999999999"])
    func aNumberOutsideItsRangeIsRefused(_ text: String) throws {
        let arguments = try CommandLineArguments(["--digits", text], options: Self.options)
        let error = #expect(throws: UsageError.self) { try arguments.number("digits", in: 1...10) }
        #expect(error?.message == "--digits takes a whole number from 1 to 10, not '\(text)'")
    }

    @Test func aChoiceIsOneOfItsWords() throws {
        let options = [CommandOption("format", takesValue: true)]
        let right = try CommandLineArguments(["--format", "json"], options: options)
        #expect(try right.choice("format", from: ["text", "json"]) == "json")
        let wrong = try CommandLineArguments(["--format", "xml"], options: options)
        let error = #expect(throws: UsageError.self) { try wrong.choice("format", from: ["text", "json"]) }
        #expect(error?.message == "--format takes one of text, json, not 'xml'")
        let none = try CommandLineArguments([], options: options)
        #expect(try none.choice("format", from: ["text", "json"]) == nil)
    }
}
