import Glibc
import HostKit
import LoopTesting
import Testing

/// Files written anew.
struct FileTests {
    private let folder = TemporaryFolder()

    @Test func writtenAndWrittenAnew() throws {
        let path = folder.path + "/laps.csv"
        #expect(writeFile("a longer text\n", to: path) == nil)
        #expect(writeFile("é\n", to: path) == nil)
        var status = stat()
        #expect(stat(path, &status) == 0 && status.st_size == 3)
    }

    @Test func whatCannotBeWrittenIsTold() {
        #expect(writeFile("x", to: folder.path) == "\(folder.path) cannot be written: Is a directory.")
        #expect(writeFile("x", to: "/dev/full") == "/dev/full cannot be written: No space left on device.")
    }
}
