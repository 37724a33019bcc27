import GtkKit
import Screens

extension WindowLayout {
    /// The keys of a window that shows this screen.
    @MainActor
    func shortcuts(of screen: Screen) -> [ShortcutsWindow.Group] {
        let controls = screen.controls.map { control in
            (keys: ([control.key] + control.otherKeys).map { $0.string }, words: control.spoken.string)
        }
        var window = [(keys: ["Ctrl+C"], words: local(copyLabel))]
        if takesText {
            window += [
                (["Ctrl+Shift+C"], local(tr("Copy expression"))), (["Ctrl+X"], local(tr("Cut"))),
                (["Ctrl+V"], local(tr("Paste"))),
            ]
        }
        if opensFurtherWindows { window += [(["Ctrl+N"], local(tr("New window")))] }
        if goesFullScreen {
            window += [(["F11"], local(tr("Full screen"))), (["Ctrl+M"], local(tr("Compact window")))]
        }
        window += contentActions.map { ([$0.key], local($0.label)) }
        window += [
            (["F10"], local(tr("Menu"))), (["Ctrl+?"], local(tr("Keyboard shortcuts"))),
            (["Ctrl+W"], local(tr("Close the window"))),
            (["Ctrl+Q"], local(tr("Quit"))),
        ]
        return [ShortcutsWindow.Group(local(name), controls), ShortcutsWindow.Group(local(tr("Window")), window)]
    }
}
