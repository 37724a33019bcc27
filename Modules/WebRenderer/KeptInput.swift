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
    func input(at reading: Int64) -> UserInput? {
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

    /// The readings of inputs, oldest first, all on the clock of the present life of the page.
    ///
    /// Within one life they are as far apart as its clock says, whatever became of the wall clock. From one life to the
    /// next there is only the wall clock, which counts for nothing where it went back. O(inputs).
    static func readings(of inputs: [KeptInput], at present: Moment) -> [Int64] {
        var offset: Int64 = 0
        var later = present
        let readings = inputs.reversed().map { input in
            let moment = input.moment
            if moment.boot != later.boot {
                offset &+= later.reading &- max(0, later.wall &- moment.wall) &- moment.reading
            }
            later = moment
            return moment.reading &+ offset
        }
        return readings.reversed()
    }

    private init?(_ reader: inout ByteReader) {
        guard let kind = reader.number().flatMap({ InputKind(rawValue: $0) }), let text = reader.text(),
            let reading = reader.number(), let wall = reader.number(), let life = reader.text()
        else { return nil }
        self.init(kind: kind, text: text, moment: Moment(reading: reading, wall: wall, boot: life))
    }
}
