import Screens

/// What may be put in place of the last word before the cursor.
public struct Completion: Equatable, Sendable {
    /// The word as far as it was typed.
    public let word: Text
    /// What it may become, each beginning like it.
    public let choices: [Text]

    /// A completion.
    public init(of word: Text, choices: [Text]) {
        self.word = word
        self.choices = choices
    }

    /// What all choices begin with; nothing where there are none.
    var commonStart: Text {
        guard var common = choices.first?.utf8[...] else { return Text() }
        for choice in choices.dropFirst() {
            while !choice.utf8.starts(with: common) { common.removeLast() }
        }
        // A character is not cut in the middle.
        while let last = common.last, last >= 0x80, String(validating: common, as: UTF8.self) == nil {
            common.removeLast()
        }
        return Text(utf8: Array(common))
    }

    /// The choices in a row.
    var list: Text {
        choices.dropFirst().reduce(choices.first ?? "") { $0 + "  " + $1 }
    }
}
