import Screens

/// The screen after a script of keys, as `tally snapshot calculator` prints it.
///
/// The keys are those of the keypad (`7`, `+`, `neg`, `sqrt`, `MR`, `undo`), numbers of several digits (`0.25`),
/// `paste:TEXT`, which pastes a text, and `type:TEXT`, which types it. Throws at the first key that is not known.
/// O(length of the script + size of the screen), beside the arithmetic.
public func calculatorSnapshot(keys script: Text, format: SnapshotFormat) throws(SnapshotError) -> Text {
    screen(of: try calculator(after: script)).snapshot(as: format)
}

/// The calculator after a script of keys; see `calculatorSnapshot`.
public func calculator(after script: Text) throws(SnapshotError) -> Calculator {
    var calculator = Calculator()
    for key in SnapshotKey.keys(of: script) {
        for command in try commands(of: key) { reduce(&calculator, command) }
    }
    return calculator
}

/// What a key of a script commands. Throws if it is not known. O(length of the key + number of keys).
public func commands(of key: SnapshotKey) throws(SnapshotError) -> [Command] {
    if let text = key.text.dropping("paste:") { return [.paste(text)] }
    if let text = key.text.dropping("type:") { return try commands(typing: text, of: key) }
    if let command = Command(spelled: key.text) { return [command] }
    let isNumber = key.text.utf8.allSatisfy { Digit(ascii: $0) != nil || [UInt8](".,".utf8).contains($0) }
    guard isNumber else { throw SnapshotError(key, unknownKey) }
    return try commands(typing: key.text, of: key)
}

/// What a text commands when it is typed character by character.
private func commands(typing text: Text, of key: SnapshotKey) throws(SnapshotError) -> [Command] {
    var commands: [Command] = []
    for character in text.scalars {
        guard let command = Command(key: character) else { throw SnapshotError(key, unknownKey) }
        commands.append(command)
    }
    return commands
}

private let unknownKey: Text = "this key is not known"

extension Text {
    /// The rest of the text after a prefix; nil if it begins otherwise. O(length).
    fileprivate func dropping(_ prefix: Text) -> Text? {
        guard utf8.starts(with: prefix.utf8) else { return nil }
        return Text(utf8: Array(utf8.dropFirst(prefix.utf8.count)))
    }

    /// The Unicode scalars, each as a text. O(length).
    fileprivate var scalars: [Text] {
        utf8.reduce(into: []) { scalars, byte in
            if byte & 0xC0 == 0x80, let last = scalars.indices.last {
                scalars[last].utf8.append(byte)
            } else {
                scalars.append(Text(utf8: [byte]))
            }
        }
    }
}
