import Glibc
import HostKit
import LoopTesting
import Testing

/// Folders in which others write.
struct FolderWatchTests {
    private let folder = TemporaryFolder()
    private var parent: String { folder.path }

    /// Whether the watch has something to tell.
    private func stirs(_ watch: FolderWatch) -> Bool {
        var request = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, 0) == 1
    }

    private func touch(_ path: String) {
        close(open(path, O_CREAT | O_WRONLY, 0o600))
    }

    @Test func filesMadeAndDated() {
        let watch = FolderWatch(path: parent)
        #expect(!stirs(watch))
        touch(parent + "/file")
        #expect(stirs(watch))
        watch.clear()
        #expect(!stirs(watch))
        utimensat(AT_FDCWD, parent + "/file", nil, 0)
        #expect(stirs(watch))
    }

    @Test func aFolderThatComesLater() {
        let watch = FolderWatch(path: parent + "/a/b")
        mkdir(parent + "/a", 0o700)
        #expect(stirs(watch))
        watch.clear()
        mkdir(parent + "/a/b", 0o700)
        #expect(stirs(watch))
        watch.clear()
        touch(parent + "/a/b/file")
        #expect(stirs(watch))
        watch.clear()
    }

    @Test func pathsThatLeadNowhere() {
        for path in ["", "nowhere", "/", "/nowhere/at/all"] { #expect(!stirs(FolderWatch(path: path))) }
    }
}
