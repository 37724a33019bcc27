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

    init(press: Emitter<UserInput>) {
        // Memory, functions and the keypad itself.
        keypads = (0..<3).map { _ in Keypad(class: "keys", spacing: 6, at: .up, press: press) }
        root = Column(class: "calculator", [display.root] + keypads.map { $0.root })
    }

    func show(_ screen: Screen) {
        display.show(screen)
        for (keypad, grid) in zip(keypads, screen.grids) { keypad.show(grid) }
    }
}
