/// How a screen is written down.
public enum SnapshotFormat: Equatable, Sendable {
    /// Drawn with box characters.
    case text
    /// One JSON object for scripts.
    case json
}

extension Screen {
    /// The screen written down in a format. O(size of the screen).
    public func snapshot(as format: SnapshotFormat) -> Text {
        switch format {
        case .text: drawing()
        case .json: json()
        }
    }
}

/// One key of a snapshot's script.
public struct SnapshotKey: Equatable, Sendable {
    /// The key as written, such as `7` or `+1.5s`; not empty.
    public let text: Text
    /// The column of its first character in the script, from 1.
    public let column: Int

    /// The keys of a script, which are separated by spaces, tabs or newlines. O(length).
    public static func keys(of script: Text) -> [SnapshotKey] {
        var keys: [SnapshotKey] = []
        var word: [UInt8] = []
        var column = 0
        for byte in script.utf8 + [0x20] {
            if Text.startsScalar(byte) { column += 1 }
            if ![0x20, 0x09, 0x0A, 0x0D].contains(byte) {
                word.append(byte)
            } else if !word.isEmpty {
                let text = Text(utf8: word)
                keys.append(SnapshotKey(text: text, column: column - text.columns))
                word = []
            }
        }
        return keys
    }
}

/// A key of a snapshot's script that could not be followed.
public struct SnapshotError: Error, Equatable, Sendable {
    /// The key.
    public let key: SnapshotKey
    /// What is wrong with it: one phrase, such as "this key is not known".
    public let reason: Text

    /// An error at a key.
    public init(_ key: SnapshotKey, _ reason: Text) {
        self.key = key
        self.reason = reason
    }

    /// The error in words, such as "column 7, 'foo': this key is not known".
    public var message: Text {
        "column " + Text(decimal: Int64(key.column)) + ", '" + key.text + "': " + reason
    }
}
