import GtkKit
import Loop
import Screens

/// Bits in rows and groups, with the numbers of the outer ones at the ends of each row.
@MainActor
final class BitPad: Pad {
    let root = Box(.column, class: "bits")
    private let press: Emitter<UserInput>
    private var rows: [Box] = []
    private var keys: [KeyButton] = []

    init(press: Emitter<UserInput>) {
        self.press = press
    }

    func show(_ grid: Grid) {
        if grid.controls.count != keys.count { build(grid) }
        for (key, control) in zip(keys, grid.controls) { key.show(control) }
    }

    private func build(_ grid: Grid) {
        for row in rows { root.remove(row) }
        keys = grid.controls.map { KeyButton($0, at: .up, signOnly: false, press: press) }
        root.setClass("few", grid.controls.count <= 8)
        rows = stride(from: 0, to: keys.count, by: grid.columns).enumerated().map { index, start in
            let ends = index < grid.ends.count ? grid.ends[index] : Grid.RowEnds(left: "", right: "")
            return row(Array(keys[start..<min(start + grid.columns, keys.count)]), grid.groupLength, between: ends)
        }
        for row in rows { root.append(row) }
    }

    private func row(_ keys: [KeyButton], _ length: Int, between ends: Grid.RowEnds) -> Box {
        let groups = stride(from: 0, to: keys.count, by: length).map { start in
            let group = Box(.row, class: "group", keys[start..<min(start + length, keys.count)].map { $0.button })
            group.isHomogeneous = true
            group.expand(horizontally: true)
            return group
        }
        return Box(.row, class: "bit-row", [end(ends.left, at: 0)] + groups + [end(ends.right, at: 1)])
    }

    private func end(_ number: Text, at alignment: Float) -> Label {
        let label = Label(number.string, class: "bit-number")
        label.alignment = alignment
        return label
    }
}
