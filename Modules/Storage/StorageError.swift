import CSQLite
import Screens

/// Why something cannot be kept or read.
public enum StorageError: Error, Equatable, Sendable {
    /// There is no room on the disk.
    case full
    /// The file or its folder may not be written.
    case readOnly
    /// The file or its folder cannot be opened.
    case unreachable
    /// There is no folder to keep it in: the user has no home.
    case nowhere
    /// What is in the file is not what was written.
    case damaged
    /// Another program holds the file, and went on holding it.
    case busy
    /// The file was written by a later version of the program, with this version of its schema.
    case newer(Int)
    /// The disk does not do what it should.
    case device
    /// Anything else, by SQLite's code.
    case failed(Int32)

    /// The error of an SQLite result code, plain or extended.
    init(code: Int32) {
        switch code & 0xFF {
        case SQLITE_FULL: self = .full
        case SQLITE_READONLY, SQLITE_PERM: self = .readOnly
        case SQLITE_CANTOPEN, SQLITE_AUTH: self = .unreachable
        case SQLITE_CORRUPT, SQLITE_NOTADB: self = .damaged
        case SQLITE_BUSY, SQLITE_LOCKED: self = .busy
        case SQLITE_IOERR: self = .device
        default: self = .failed(code)
        }
    }

    /// What is wrong, in a sentence.
    public var message: Text {
        switch self {
        case .full: tr("Not kept: the disk is full.")
        case .readOnly: tr("Not kept: the file of records may not be written.")
        case .unreachable: tr("The file of records cannot be opened.")
        case .nowhere: tr("Nothing can be kept: neither HOME nor TALLY_DATA names a folder.")
        case .damaged: tr("The file of records is damaged.")
        case .busy: tr("Not kept: another program holds the file of records.")
        case .newer: tr("The file of records belongs to a newer version of Tally and is left alone.")
        case .device: tr("The disk of the file of records does not answer.")
        case .failed(let code): tr("The file of records fails with SQLite's error {}.", Text(decimal: Int64(code)))
        }
    }
}
