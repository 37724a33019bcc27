import Screens
import StopwatchCore
import Testing

/// CL-13: what stays on the terminal when the watch is left.
struct FinalReportTests {
    @Test(arguments: ["", "start +1s reset"])
    func nothingTimed(script: String) throws {
        #expect(finalReport(of: try watch(script)).isEmpty)
    }

    @Test(arguments: ["start +1m24.71s", "start +1m24.71s stop"])
    func timeAlone(script: String) throws {
        #expect(finalReport(of: try watch(script)).string == "1:24.71\n")
    }

    @Test func timeAndLaps() throws {
        let report = """
            0:31.00
            Lap         Time  To best  To previous    Total
            3        0:06.00                        0:31.00
            2 worst  0:15.00    +5.00        +5.00  0:25.00
            1 best   0:10.00     0.00               0:10.00

            """
        #expect(finalReport(of: try watch("start +10s lap +15s lap +6s stop")).string == report)
    }
}
