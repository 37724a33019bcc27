import HostKit
import Testing

/// Commands run to their end.
struct ChildProcessTests {
    @Test(
        arguments: [
            (["true"], 0), (["sh", "-c", "exit 3"], 3), (["sh", "-c", "kill -9 $$"], 137),
            (["/bin/sh", "-c", "kill -INT $$"], 130),
        ] as [([String], Int32)])
    func status(command: [String], status: Int32) throws {
        #expect(try ChildProcess.run(command).status == status)
    }

    @Test func processorTime() throws {
        let outcome = try ChildProcess.run(["sh", "-c", "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done"])
        #expect(outcome.user + outcome.system > 0)
        #expect(outcome.user >= 0 && outcome.system >= 0)
    }

    @Test(arguments: [["no such command"], [""], []])
    func noSuchCommand(command: [String]) {
        let failure = #expect(throws: ChildProcess.Failure.self) { try ChildProcess.run(command) }
        #expect(failure?.message.hasSuffix("No such file or directory") == true)
    }
}
