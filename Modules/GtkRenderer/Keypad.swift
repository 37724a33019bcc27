import GtkKit
import Loop
import Screens

/// A grid of controls. It is built anew only when cells come, go or change their build.
@MainActor
final class Keypad: Pad {
    let root: Box
    private let spacing: UInt32
    private let moment: Button.Moment
    private let signsOnly: Bool
    private let wraps: Bool
    private let press: Emitter<UserInput>
    private var grid: GridBox?
    private var keys: [KeyButton] = []
    private var shape: [Int] = []
    private var columns = 0

    /// `signsOnly` leaves away the labels of controls that have a sign; labels that `wraps` go on in further lines.
    init(
        class name: String, spacing: UInt32, at moment: Button.Moment, signsOnly: Bool = false,
        wraps: Bool = false, press: Emitter<UserInput>
    ) {
        root = Box(.column, class: name)
        root.isHomogeneous = true  // The grid takes all the height.
        self.spacing = spacing
        self.moment = moment
        self.signsOnly = signsOnly
        self.wraps = wraps
        self.press = press
    }

    func show(_ grid: Grid) {
        let shape = [grid.columns] + grid.controls.map { $0.width }
        if shape != self.shape || !zip(keys, grid.controls).allSatisfy({ $0.fits($1) }) {
            self.shape = shape
            build(grid)
        }
        for (key, control) in zip(keys, grid.controls) { key.show(control) }
    }

    private func build(_ grid: Grid) {
        if let old = self.grid { root.remove(old) }
        root.setClass("columns-" + String(columns), false)
        columns = grid.columns
        let cells = GridBox(spacing: spacing)
        keys = []
        for (row, controls) in grid.rows.enumerated() {
            var column = 0
            for control in controls {
                let key = KeyButton(control, at: moment, signOnly: signsOnly, wraps: wraps, press: press)
                cells.attach(key.button, column: column, row: row, width: control.width)
                column += control.width
                keys.append(key)
            }
        }
        root.append(cells)
        root.setClass("columns-" + String(columns))
        self.grid = cells
    }
}
