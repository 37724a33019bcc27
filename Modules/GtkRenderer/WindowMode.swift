/// How much of the screen a window takes.
enum WindowMode: Equatable {
    /// A window with its bar.
    case window
    /// The whole screen.
    case fullScreen
    /// A strip without a bar, out of the way.
    case compact
}
