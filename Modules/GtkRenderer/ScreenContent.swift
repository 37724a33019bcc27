import GtkKit
import Screens

/// What fills a window under its bar: the layout of one application's screens.
@MainActor
protocol ScreenContent {
    /// The widget of it all.
    var root: Widget { get }

    /// Shows a screen; what has not changed is left alone.
    func show(_ screen: Screen)

    /// Draws for the whole screen, or for a window again.
    func setFullScreen(_ isFullScreen: Bool)
}
