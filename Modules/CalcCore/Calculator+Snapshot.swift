import ExactReal
import Screens

/// The screen after a script of keys, as `tally snapshot calculator` prints it.
///
/// The keys are those of the keypad (`7`, `+`, `neg`, `sqrt`, `MR`, `undo`), numbers of several digits (`0.25`),
/// `paste:TEXT`, which pastes a text, `type:TEXT`, which types it, and `find:TEXT`, which answers what is asked. In the
/// modes with an expression every other word is typed as it stands. Throws at the first key that is not known. O(length
/// of the script + size of the screen), beside the arithmetic.
public func calculatorSnapshot(
    keys script: Text, mode: Mode = .basic, format: SnapshotFormat
) throws(SnapshotError) -> Text {
    screen(of: try calculator(after: script, in: mode)).snapshot(as: format)
}

/// The calculator after a script of keys that begins in a mode; see `calculatorSnapshot`.
public func calculator(after script: Text, in mode: Mode = .basic) throws(SnapshotError) -> Calculator {
    var calculator = Calculator(in: mode)
    for key in SnapshotKey.keys(of: script) {
        for command in try commands(of: key, in: calculator.mode) {
            reduce(&calculator, command)
            calculator.settle()
        }
    }
    return calculator
}

extension Calculator {
    /// Works out all that is asked for, where nobody does so beside it. Each request has the budget of a key.
    public mutating func settle() {
        while let request { reduce(&self, .answered(request, request.outcome(budget: .key()))) }
    }
}

/// What a key of a script commands in a mode. Throws if it is not known. O(length of the key + number of keys).
public func commands(of key: SnapshotKey, in mode: Mode = .basic) throws(SnapshotError) -> [Command] {
    if let text = key.text.dropping("paste:") { return [.paste(text)] }
    if let text = key.text.dropping("type:") { return try commands(typing: text, of: key, in: mode) }
    if let text = key.text.dropping("find:") { return [.entry(.type(text))] }
    if let command = Command(spelled: key.text, in: mode) ?? Command(itemId: key.text) { return [command] }
    if mode != .basic { return [.edit(.type(key.text))] }
    let isNumber = key.text.utf8.allSatisfy { Digit(ascii: $0) != nil || [UInt8](".,".utf8).contains($0) }
    guard isNumber else { throw SnapshotError(key, unknownKey) }
    return try commands(typing: key.text, of: key, in: mode)
}

/// What a text commands when it is typed character by character: in an expression what is no key goes there itself.
private func commands(typing text: Text, of key: SnapshotKey, in mode: Mode) throws(SnapshotError) -> [Command] {
    var commands: [Command] = []
    for character in text.scalars {
        if let command = Command(key: character, in: mode) {
            commands.append(command)
        } else if mode != .basic {
            commands.append(.edit(.type(character)))
        } else {
            throw SnapshotError(key, unknownKey)
        }
    }
    return commands
}

private let unknownKey: Text = "this key is not known"

extension Text {
    /// The rest of the text after a prefix; nil if it begins otherwise. O(length).
    func dropping(_ prefix: Text) -> Text? {
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
