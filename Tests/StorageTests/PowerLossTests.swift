import LoopTesting
import Screens
import Storage
import StopwatchCore
import Testing

/// What the disk holds when the power goes: the files as they are at some moment, the last write torn.
struct PowerLossTests {
    /// The files after each of these presses, copied while the program holds them open.
    private func copies(of presses: [Press], in folder: TemporaryFolder) throws -> [(file: [UInt8], log: [UInt8])] {
        let records = folder.records
        return try presses.enumerated().map { second, press in
            try records.press(press, at: Int64(second))
            return (bytes(of: folder.file), bytes(of: folder.file + "-wal"))
        }
    }

    private static let presses: [Press] = [.start] + Array(repeating: .lap, count: 10) + [.stop, .reset, .undo]

    @Test func everythingAcknowledgedIsThere() throws {
        let copies = try copies(of: Self.presses, in: TemporaryFolder())
        for (index, copy) in copies.enumerated() {
            #expect(try reopened(copy.file, copy.log) == Array(Self.presses[...index]))
        }
    }

    @Test("A write torn anywhere: at most the press in flight is missing", arguments: 1...12)
    func tornWrite(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let copies = try copies(of: Self.presses, in: TemporaryFolder())
        for index in 1..<copies.count {
            let (before, after) = (copies[index - 1].log, copies[index].log)
            guard before.count < after.count else { continue }  // The log was begun anew.
            var torn = Array(after[..<Int.random(in: before.count...after.count, using: &random)])
            if Bool.random(using: &random), torn.count > before.count {
                torn[Int.random(in: before.count..<torn.count, using: &random)] ^= 0xFF
            }
            let found = try reopened(copies[index - 1].file, torn)
            let acknowledged = Array(Self.presses[..<index])
            #expect(found == acknowledged || found == acknowledged + [Self.presses[index]])
        }
    }

    @Test("A log that ends at any page, or is torn in it: nothing is lost but from there on")
    func tornAtEveryPage() throws {
        let copies = try copies(of: Self.presses, in: TemporaryFolder())
        let log = try #require(copies.last).log
        let file = copies[0].file
        // A header of 32 bytes, then frames of 24 bytes and a page each (sqlite.org/fileformat2.html, "The Write-Ahead Log").
        let frames = stride(from: 32, through: log.count, by: 24 + 4096)
        var known = 0
        for end in frames {
            for torn in [end, end + 12, end + 24 + 2048] where torn <= log.count {
                let found = try reopened(file, Array(log[..<torn]))
                #expect(
                    found == Array(Self.presses.prefix(found.count)), "what is found is a beginning of what was pressed"
                )
                #expect(found.count >= known, "a longer log has no less")
                known = found.count
            }
        }
        #expect(known == Self.presses.count)
        for (index, copy) in copies.enumerated() {
            #expect(
                try reopened(file, Array(log[..<copy.log.count])).count > index, "what was acknowledged is in its log")
        }
    }

    /// The presses found in a file and its log by the next program.
    private func reopened(_ file: [UInt8], _ log: [UInt8]) throws -> [Press] {
        let folder = TemporaryFolder()
        write(file, to: folder.file)
        write(log, to: folder.file + "-wal")
        let records = folder.records
        let presses = try records.presses()
        #expect(records.takeNotice() == nil)
        try records.press(.lap, at: 1000)
        #expect(try folder.records.presses() == presses + [.lap])
        return presses
    }
}
