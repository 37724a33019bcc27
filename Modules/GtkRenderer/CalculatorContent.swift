import GtkKit
import Loop
import Screens

/// The calculator: the display on top, the keypads under it. In a high window the display grows first, then the keys of
/// the last keypad from 50 pixels to 64, then the display again.
@MainActor
final class CalculatorContent: ScreenContent {
    let root: Widget
    private let display = CalculatorDisplay()
    private let keypads: [Keypad]

    /// As many grids as a mode has at most.
    private static let mostGrids = 5

    init(press: Emitter<UserInput>) {
        keypads = (0..<Self.mostGrids).map { _ in Keypad(class: "keys", spacing: 6, at: .up, press: press) }
        root = Column(class: "calculator", [display.root] + keypads.map { $0.root })
    }

    func show(_ screen: Screen) {
        display.show(screen)
        // The last grid is the keypad itself, which takes what a high window has left.
        let first = keypads.count - screen.grids.count
        for (index, keypad) in keypads.enumerated() {
            keypad.root.isVisible = index >= first
            if index >= first { keypad.show(screen.grids[index - first]) }
        }
    }
}
