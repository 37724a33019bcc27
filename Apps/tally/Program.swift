import Glibc
import HostKit
import Screens
import TerminalRenderer

/// `tally`: the calculator and the stopwatch of the terminal.
@main
struct Program {
    static func main() {
        do throws(UsageError) {
            let arguments = CommandLine.arguments.dropFirst()
            // What follows `time` belongs to the command that is timed.
            if arguments.first == "time" { exit(try TimeCommand(arguments.dropFirst()).run()) }
            exit(try run(CommandLineArguments(Array(arguments), options: Options.known)))
        } catch {
            complain(Text(error.message))
            OutputStream.error.write(userLanguage(Help.usage).string + "\n")
            exit(2)
        }
    }

    /// Does what the command line asks for. The result is the status to exit with.
    private static func run(_ arguments: CommandLineArguments) throws(UsageError) -> Int32 {
        if arguments.has("help") { return say(Help.commandLine.page) }
        if arguments.has("version") { return say("tally \(version)\n") }
        switch arguments.operands.first {
        case "stopwatch" where arguments.operands.count > 1: return try StopwatchCommand(arguments).run()
        case "calculator", "stopwatch": return try FullScreen(arguments).run()
        case "snapshot": return try Snapshot(arguments).run()
        case "help" where arguments.operands.count == 1: return say(Help.commandLine.page)
        case nil where TerminalDevice.isInteractive: return try ask(Options(arguments))
        case nil: return answers(try Options(arguments)).answerStandardInput()
        default: return answers(try Options(arguments)).answer(arguments.operands)
        }
    }

    private static func ask(_ options: Options) -> Int32 {
        Prompt(options)?.run() ?? answers(options).answerStandardInput()
    }

    private static func answers(_ options: Options) -> Answers {
        Answers(options, in: Session(options))
    }

    private static func say(_ text: String) -> Int32 {
        OutputStream.output.write(text)
        return 0
    }
}

/// Tells an error on standard error, in the user's language.
func complain(_ message: Text) {
    OutputStream.error.write("tally: \(userLanguage(message).string)\n")
}
