import Glibc
import Screens

/// The file in which everything is kept that the user does not want to lose.
///
/// It is opened when it is first needed and made when there is first something to keep. Writing returns when the disk
/// has it. A damaged file is set aside and a new one begun; nothing in it is ever overwritten.
public final class Records {
    private let folder: DataFolder
    private var database: Database?
    private var identity: FileIdentity?
    private var version: Int64?
    private var setAside: Text?

    /// The records in a folder.
    public init(in folder: DataFolder) {
        self.folder = folder
    }

    /// What reads, reads; nil where nothing has been kept yet.
    public func read<Result>(
        _ body: (Database) throws(StorageError) -> Result
    ) throws(StorageError) -> Result? {
        try resettingDamage { () throws(StorageError) in
            guard let database = try opened(creating: false) else { return nil }
            version = try database.version()
            return try database.snapshot { () throws(StorageError) in try body(database) }
        }
    }

    /// Whether another program has changed what was read last, or whether that cannot be told.
    public func areChangedByOthers() -> Bool {
        guard identity == FileIdentity(of: folder.file) else { return true }
        guard let database else { return false }
        return (try? database.version()) != version
    }

    /// Does all of it or nothing. When it returns, what was done outlives the program and the power.
    public func write<Result>(
        _ body: (Database) throws(StorageError) -> Result
    ) throws(StorageError) -> Result {
        try resettingDamage { () throws(StorageError) in
            guard let database = try opened(creating: true) else { throw .unreachable }
            let result = try database.transaction { () throws(StorageError) in try body(database) }
            announce()
            return result
        }
    }

    /// Where a damaged file has been put, in a sentence that is told once; nil if there was none.
    public func takeNotice() -> Text? {
        defer { setAside = nil }
        return setAside
    }
}

extension Records {
    /// Does it, and once more with a new file if the old one turns out damaged.
    private func resettingDamage<Result>(
        _ body: () throws(StorageError) -> Result
    ) throws(StorageError) -> Result {
        do throws(StorageError) {
            return try body()
        } catch .damaged {
            try setDamagedAside()
            return try body()
        }
    }

    /// The connection, made if need be; nil where there is no file and none is to be made.
    private func opened(creating: Bool) throws(StorageError) -> Database? {
        // A file that was moved or deleted under us is let go: what is written into it would be lost.
        if identity != FileIdentity(of: folder.file) { (database, identity) = (nil, nil) }
        if let database { return database }
        guard creating || access(folder.file, F_OK) == 0 else { return nil }
        if creating { folder.create() }
        let opened = try connect(creating: creating)
        (database, identity) = (opened, FileIdentity(of: folder.file))
        return opened
    }

    /// Dates the file anew, so that whoever watches the folder hears of what was written once it can be read. Of the
    /// writing itself they would hear too early: the disk is waited for in between.
    private func announce() {
        utimensat(AT_FDCWD, folder.file, nil, 0)
    }

    private func connect(creating: Bool) throws(StorageError) -> Database {
        do throws(StorageError) {
            let database = try Database(path: folder.file, access: creating ? .created : .existing)
            try database.useWriteAheadLog()
            // Every commit waits for the disk; in this mode, nothing else would survive a loss of power.
            try database.run("PRAGMA synchronous = FULL")
            try database.run("PRAGMA foreign_keys = ON")
            try Schema.migrate(database)
            return database
        } catch {
            guard !creating, error == .readOnly || error == .unreachable else { throw error }
            return try Database(path: folder.file, access: .immutable)
        }
    }

    /// Moves the file, with what belongs to it, to the first free name. If another program was faster, its new file is
    /// taken.
    private func setDamagedAside() throws(StorageError) {
        let isOurs = identity == nil || identity == FileIdentity(of: folder.file)
        (database, identity) = (nil, nil)
        guard isOurs else { return }
        var number = 1
        while access(damagedFile(number), F_OK) == 0 { number += 1 }
        guard rename(folder.file, damagedFile(number)) == 0 else { throw .damaged }
        for suffix in ["-wal", "-shm"] { _ = rename(folder.file + suffix, damagedFile(number) + suffix) }
        setAside = tr(
            "The file of records was damaged; it is kept as {}, and a new one begun.", Text(damagedFile(number)))
    }

    private func damagedFile(_ number: Int) -> String {
        folder.file + ".damaged-\(number)"
    }
}
