import Screens
import StopwatchCore

/// What the user did in an earlier life of the page, and when.
struct KeptInput {
    /// What it was.
    let kind: InputKind
    /// The control or the words.
    let text: Text
    /// When it was; `boot` names the life of the page whose clock was read.
    let moment: Moment

    /// The input at a reading of the present clock.
    func input(at reading: Int64) -> UserInput {
        kind.input(text, at: reading)
    }
}

extension KeptInput {
    /// Reads inputs, each as its kind, its text, the reading, the wall clock and the life of the page; up to the first that
    /// is none. O(bytes).
    static func all(in bytes: [UInt8]) -> [KeptInput] {
        var reader = ByteReader(bytes)
        var inputs: [KeptInput] = []
        while let input = KeptInput(&reader) { inputs.append(input) }
        return inputs
    }

    private init?(_ reader: inout ByteReader) {
        guard let kind = reader.number().flatMap({ InputKind(rawValue: $0) }), let text = reader.text(),
            let reading = reader.number(), let wall = reader.number(), let life = reader.text()
        else { return nil }
        self.init(kind: kind, text: text, moment: Moment(reading: reading, wall: wall, boot: life))
    }
}
