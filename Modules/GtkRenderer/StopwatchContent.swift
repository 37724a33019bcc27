import GtkKit
import Loop
import Screens

/// The stopwatch: the face, the two buttons, a button for each watch where there are several, the laps. The face stands in the middle until there are laps; in a wide
/// window these stand beside it.
@MainActor
final class StopwatchContent: ScreenContent {
    var root: Widget { content }
    private let content: Box
    private let watch: Box
    private let face = StopwatchFace()
    private let keys: Keypad
    private let watches: Keypad
    private let laps = LapTable()
    private let hint = Label(class: "hint")
    private let spacers: [Box]
    private var screen: Screen?
    private var isFullScreen = false
    private var isWide = false

    /// The width from which the laps stand beside the face, in pixels.
    private static let wide = 720

    init(press: Emitter<UserInput>) {
        keys = Keypad(class: "keys", spacing: 10, at: .down, press: press)
        keys.root.setClass("watch-keys")
        watches = Keypad(class: "keys", spacing: 6, at: .down, press: press)
        watches.root.setClass("watches")
        hint.align(vertically: .end)
        hint.expand(vertically: true)
        spacers = [Box(.column), Box(.column, [hint])]
        watch = Box(.column, [spacers[0], face.root, keys.root, watches.root, spacers[1]])
        content = Box(.column, class: "stopwatch", [watch, laps.root])
        face.onResize { [weak self] in self?.measure() }
    }

    func show(_ screen: Screen) {
        self.screen = screen
        face.show(screen.display)
        for (keypad, grid) in zip([keys, watches], screen.grids) { keypad.show(grid) }
        arrange()
    }

    func setFullScreen(_ isFullScreen: Bool) {
        self.isFullScreen = isFullScreen
        placeOpenLap()
        // Until the next layout: the size is still that of before, and a wide layout could not become a narrow window.
        isWide = false
        face.setFullScreen(isFullScreen)
        arrange()
    }

    /// On a full screen the open lap stands on top, where the digits leave it room.
    private func placeOpenLap() {
        let (from, to) = isFullScreen ? (face.root, spacers[0]) : (spacers[0], face.root)
        from.remove(face.openLap)
        to.append(face.openLap)
        face.openLap.setClass("on-top", isFullScreen)
    }

    private func measure() {
        isWide = content.size.width >= Self.wide && !isFullScreen
        arrange()
    }

    private func arrange() {
        guard let screen else { return }
        if let table = screen.table { laps.show(table, isWide: isWide) }
        laps.root.isVisible = laps.hasRows && !isFullScreen
        laps.root.setClass("beside", isWide)
        laps.root.expand(horizontally: true, vertically: true)
        watch.expand(horizontally: true, vertically: isWide || !laps.root.isVisible)
        keys.root.isVisible = !isFullScreen
        watches.root.isVisible = screen.grids.count > 1
        hint.text = isFullScreen ? "F11 leaves full screen" : screen.hint.string
        content.direction = isWide ? .row : .column
        // The room that is left goes to the laps below, or else above the face and below the buttons, equally.
        let isCentred = isWide || !laps.root.isVisible
        for spacer in spacers {
            spacer.isVisible = isCentred
            spacer.expand(vertically: isCentred)
        }
    }
}
