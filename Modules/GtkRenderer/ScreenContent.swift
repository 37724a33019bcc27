import GtkKit
import Screens

/// What fills a window under its bar: the layout of one application's screens.
@MainActor
protocol ScreenContent {
    /// The widget of it all.
    var root: Widget { get }

    /// Shows a screen; what has not changed is left alone.
    func show(_ screen: Screen)

    /// Shows a screen that differs from the last one in its times alone: some thirty times a second.
    func showTimes(of screen: Screen)

    /// Draws for so much of the screen.
    func setMode(_ mode: WindowMode)

    /// Draws the face of this name, one of those of the layout.
    func setFace(_ name: String)

    /// Does one of the layout's actions, by its name.
    func perform(_ action: String)
}

/// A content that always looks the same, and has no time that runs.
extension ScreenContent {
    func showTimes(of screen: Screen) { show(screen) }
    func setMode(_ mode: WindowMode) {}
    func setFace(_ name: String) {}
    func perform(_ action: String) {}
}

/// What a content can ask of its window.
struct ContentHost {
    /// Makes a compact window large again.
    let leaveCompact: @MainActor () -> Void
    /// Closes the window.
    let close: @MainActor () -> Void
}
