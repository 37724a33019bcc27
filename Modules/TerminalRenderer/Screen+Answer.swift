import Screens

extension Screen {
    /// The place of the line of the display that matters most: the answer, or the error in its place.
    var answerIndex: Int {
        display.firstIndex { $0.trailing.tone == .answer } ?? display.firstIndex { $0.trailing.tone == .bad } ?? 0
    }

    /// The line of the display that matters most; an empty one on a screen without a display.
    var answer: Line {
        display.isEmpty ? Line(trailing: Readout(id: "", name: "", text: "")) : display[answerIndex]
    }

    /// Whether time runs; nil on a screen where there is none.
    var isRunning: Bool? {
        for fact in facts where fact.name == "running" {
            if case .flag(let isRunning) = fact.value { return isRunning }
        }
        return nil
    }

    /// Whether the screen has keys to type with, and not just a row of buttons.
    var hasKeypad: Bool { mergedGrids.contains { $0.rows.count > 1 } }
}
