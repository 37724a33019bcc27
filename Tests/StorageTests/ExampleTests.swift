import LoopTesting
import Screens
import Storage
import StopwatchCore
import Testing

/// The example of the module's README.
struct ExampleTests {
    @Test func example() throws {
        let temporary = TemporaryFolder()
        let folder = DataFolder(path: temporary.path)
        let started = moment(100)
        // snippet: storage
        let records = Records(in: folder)
        let start = StopwatchEvent(watch: "", beginsSession: false, action: .start(at: started.reading))
        try records.append([(start, started)])  // returns when the disk has it

        // Whatever became of the program: 90 seconds later another one finds the watch as if it had never been left.
        let kept = try Records(in: folder).watches()?.first
        #expect(kept?.session.stopwatch(at: moment(190), precision: .hundredths).elapsed == 90_000_000_000)
        // end snippet
    }
}
