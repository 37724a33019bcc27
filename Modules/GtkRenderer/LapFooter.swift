import GtkKit
import Screens

/// The figures over all laps at the foot: best, mean, worst.
@MainActor
final class LapFooter {
    let root = Box(.row, class: "lap-footer")
    private var figures: [(name: Label, time: Label)] = []

    init() {
        root.isHomogeneous = true
    }

    /// Shows these figures; without any there is no footer.
    func show(_ readouts: [Readout]) {
        root.isVisible = !readouts.isEmpty
        while figures.count < readouts.count { add(at: figures.count, of: readouts.count) }
        for (figure, readout) in zip(figures, readouts) {
            figure.name.text = readout.name.string
            figure.time.show(readout)
        }
    }

    /// Adds a place for a figure: the first at the left, the last at the right, others in the middle.
    private func add(at index: Int, of count: Int) {
        let figure = (name: Label(class: "name"), time: Label(class: "time"))
        let side: Widget.Alignment = index == 0 ? .start : index == count - 1 ? .end : .center
        for label in [figure.name, figure.time] { label.align(horizontally: side) }
        let column = Box(.column, spacing: 2, [figure.name, figure.time])
        column.align(vertically: .center)
        root.append(column)
        figures.append(figure)
    }
}
