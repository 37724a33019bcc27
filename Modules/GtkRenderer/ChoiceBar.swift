import GtkKit
import Loop
import Screens

/// A row of choices: those that exclude each other side by side on one track, the others by themselves. What only acts is
/// left to the display.
@MainActor
final class ChoiceBar: Pad {
    let root = Box(.row, class: "choices")
    private let press: Emitter<UserInput>
    private var tracks: [(root: Box, keys: [KeyButton])] = []

    init(press: Emitter<UserInput>) {
        self.press = press
    }

    func show(_ grid: Grid) {
        let groups = grid.choices
        if groups.map({ $0.count }) != tracks.map({ $0.keys.count }) { build(groups) }
        for (track, group) in zip(tracks, groups) {
            for (key, control) in zip(track.keys, group) { key.show(control) }
        }
    }

    private func build(_ groups: [[Control]]) {
        for track in tracks { root.remove(track.root) }
        tracks = groups.enumerated().map { index, group in
            let keys = group.map { KeyButton($0, at: .up, signOnly: false, press: press) }
            let track = Box(.row, class: "track", keys.map { $0.button })
            // The first at the left, the last at the right.
            track.align(horizontally: index == 0 ? .start : .end, vertically: .center)
            if index > 0 { track.expand(horizontally: true) }
            return (track, keys)
        }
        for track in tracks { root.append(track.root) }
    }
}

extension Grid {
    /// The choices, those together that exclude each other, and what is on or off by itself; controls that only act are
    /// not among them.
    var choices: [[Control]] {
        var groups: [[Control]] = []
        for control in controls where control.isOn != nil {
            if control.emphasis == .choice, let last = groups.last?.last, last.emphasis == .choice,
                last.width == control.width
            {
                groups[groups.count - 1].append(control)
            } else {
                groups.append([control])
            }
        }
        return groups
    }
}
