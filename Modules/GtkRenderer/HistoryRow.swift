import GtkKit
import Screens

/// A calculation of the history: the expression and under it the result, each a button that takes it. Both go on in the next
/// line where they are too long, so that no digit is out of sight.
@MainActor
final class HistoryRow {
    let root: Box
    /// The row of the list that is shown.
    private var position = 0
    private let parts: [(label: Label, button: Button)]

    /// A press tells the row and the column: 0 for the expression, 1 for the result.
    init(_ press: @escaping @MainActor (_ row: Int, _ column: Int) -> Void) {
        parts = ["expression", "result"].map { name in
            let label = Label(class: name)
            label.alignment = 1
            label.wrapAnywhere()
            return (label, Button(class: "part", label))
        }
        root = Box(.column, class: "record", parts.map { $0.button })
        // The rows of a list are in nothing yet that they could follow.
        root.keepLeftToRight()
        for (column, part) in parts.enumerated() {
            part.button.onPress(at: .up) { [weak self] _ in
                if let self { press(position, column) }
            }
        }
    }

    /// Shows the calculation at a position of the list.
    func show(_ row: Table.Row, at position: Int, isSelected: Bool) {
        self.position = position
        root.setClass("selected", isSelected)
        for (part, text) in zip(parts, row.cells) {
            let styled = text.styled
            part.label.text = styled.text.string
            part.label.setSpans(Grouping.spans(of: styled, size: part.label.fontSize))
            part.button.spokenName = local(tr("Use {}", Text(styled.text.string)))
        }
    }
}
