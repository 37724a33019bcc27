import Glibc
import Testing

@testable import LoopTesting

@Suite("Snapshots")
struct SnapshotTests {
    /// A file of its own for each test.
    let path = "\(P_tmpdir)/tally-snapshot-test-\(getpid())-\(UInt64.random(in: .min ... .max)).txt"

    @Test("The folder is that of the test targets")
    func folder() {
        #expect(testsFolder(of: "/x/tally/Tests/LoopTests/A.swift") == "/x/tally/Tests")
        #expect(testsFolder(of: "/Tests/tally/Tests/A.swift") == "/Tests/tally/Tests")
    }

    @Test("What was recorded compares equal, byte for byte")
    func recorded() {
        defer { unlink(path) }
        let text = Array("a\r\nb\n\0ü".utf8)
        #expect(record(text, at: path) == nil)
        #expect(contents(of: path) == text)
        #expect(difference(of: text, from: path) == nil)
    }

    @Test("A difference is shown by lines, with the way to re-record")
    func different() {
        defer { unlink(path) }
        _ = record(Array("one\ntwo\nthree\n".utf8), at: path)
        let words = difference(of: Array("one\n2\nthree\n".utf8), from: path) ?? ""
        #expect(words.contains("  one\n- two\n+ 2\n  three"))
        #expect(words.contains("RECORD_SNAPSHOTS=1"))
    }

    @Test("A snapshot that is missing is a failure, not a recording")
    func missing() {
        let words = difference(of: Array("text".utf8), from: path) ?? ""
        #expect(words.contains("There is no snapshot \(path)"))
        #expect(words.contains("RECORD_SNAPSHOTS=1"))
        #expect(contents(of: path) == nil)
    }

    @Test("A snapshot that cannot be written says so")
    func unwritable() {
        #expect(record([1], at: "/nowhere/at/all.txt") == "The snapshot /nowhere/at/all.txt cannot be written.")
    }

    @Test(
        "The diff shows three equal lines around a change and a missing line break",
        arguments: [
            ("1\n2\n3\n4\n5\n6\n", "1\n2\n3\n4\n5\nsix\n", "  3\n  4\n  5\n- 6\n+ six"),
            ("a\n", "a", "- a\n+ a (no line break at the end)"),
            ("", "x\ny\n", "+ x\n+ y"),
            ("x\n\ny\n", "x\ny\n", "  x\n- \n  y"),
            ("a\nb\nc\n", "c\na\nb\n", "+ c\n  a\n  b\n- c"),
        ])
    func diffs(old: String, new: String, expected: String) {
        #expect(diff(from: Array(old.utf8), to: Array(new.utf8)) == expected)
    }

    @Test("assertSnapshot fails the test that calls it, until the text is recorded")
    func recordedOnRequest() {
        defer { unlink(path) }
        let here = SourceLocation(fileID: "LoopTests/Here.swift", filePath: "Here.swift", line: 7, column: 1)
        let text = Array("text".utf8)
        withKnownIssue {
            assertSnapshot(text, at: path, isRecording: false, here)
        } matching: { issue in
            issue.sourceLocation == here
        }
        assertSnapshot(text, at: path, isRecording: true, here)
        assertSnapshot(text, at: path, isRecording: false, here)
    }
}
