import GtkKit
import Screens

/// The widgets of a grid of controls.
@MainActor
protocol Pad: AnyObject {
    /// The widget of it all.
    var root: Box { get }

    /// Shows a grid of the same build.
    func show(_ grid: Grid)
}

/// How a grid is drawn.
enum PadKind: Equatable {
    /// Choices of which each stands beside its neighbours.
    case choices
    /// Bits in groups, with their numbers at the ends of rows.
    case bits
    /// Keys in equal cells.
    case keys

    init(_ grid: Grid) {
        if grid.groupLength > 0 {
            self = .bits
        } else if grid.controls.contains(where: { $0.emphasis == .choice }) {
            self = .choices
        } else {
            self = .keys
        }
    }
}
