import GtkKit
import Loop
import Screens

/// The stopwatch: the face, the two buttons, the laps. The face stands in the middle until there are laps.
@MainActor
final class StopwatchContent: ScreenContent {
    let root: Widget
    private let face = StopwatchFace()
    private let keys: Keypad
    private let laps = LapTable()
    private let hint = Label(class: "hint")
    private let top = Box(.column)
    private let bottom: Box
    private var isFullScreen = false

    init(press: Emitter<UserInput>) {
        keys = Keypad(class: "keys", spacing: 10, at: .down, press: press)
        keys.root.setClass("watch-keys")
        hint.align(vertically: .end)
        hint.expand(vertically: true)
        bottom = Box(.column, [hint])
        root = Box(.column, class: "stopwatch", [top, face.root, keys.root, bottom, laps.root])
    }

    func show(_ screen: Screen) {
        face.show(screen.display)
        for grid in screen.grids { keys.show(grid) }
        hint.text = screen.hint.string
        if let table = screen.table { laps.show(table) }
        arrange()
    }

    func setFullScreen(_ isFullScreen: Bool) {
        self.isFullScreen = isFullScreen
        face.setFullScreen(isFullScreen)
        arrange()
    }

    /// Gives the room that is left to the laps, or else to what is above the face and below the buttons, equally.
    private func arrange() {
        laps.root.isVisible = laps.hasRows && !isFullScreen
        let isCentred = !laps.root.isVisible
        for spacer in [top, bottom] {
            spacer.isVisible = isCentred
            spacer.expand(vertically: isCentred)
        }
        keys.root.isVisible = !isFullScreen
    }
}
