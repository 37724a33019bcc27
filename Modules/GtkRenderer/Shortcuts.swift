import GtkKit
import Screens

extension WindowLayout {
    /// The keys of a window that shows this screen.
    func shortcuts(of screen: Screen) -> [ShortcutsWindow.Group] {
        let controls = screen.controls.map { control in
            (keys: ([control.key] + control.otherKeys).map { $0.string }, words: control.spoken.string)
        }
        var window = [(keys: ["Ctrl+C"], words: copyLabel)]
        if takesText { window.append((["Ctrl+V"], "Paste")) }
        if goesFullScreen { window += [(["F11"], "Full screen"), (["Ctrl+M"], "Compact window")] }
        window += contentActions.map { ([$0.key], $0.label) }
        window += [
            (["F10"], "Menu"), (["Ctrl+?"], "Keyboard shortcuts"), (["Ctrl+W"], "Close the window"),
            (["Ctrl+Q"], "Quit"),
        ]
        return [ShortcutsWindow.Group(name, controls), ShortcutsWindow.Group("Window", window)]
    }
}
