import GtkKit
import HostKit
import Screens

/// What the user can copy and save from a window.
struct WindowDocument {
    /// What copying it is called.
    let copyLabel: Text
    /// What saving it is called.
    let saveLabel: Text
    /// The name of the file that is proposed.
    let fileName: String
    /// The text, as a file of this ending is written.
    let text: @MainActor (_ ending: String) -> String

    /// The entries of the menu.
    @MainActor
    var entries: [Menu.Entry] {
        [
            Menu.Entry(local(copyLabel), action: "win.copy-document"),
            Menu.Entry(local(tr("{}…", saveLabel)), action: "win.save-document"),
        ]
    }

    /// The actions of the window: copying is in columns, as spreadsheets take them.
    @MainActor
    func addActions(to window: Window) {
        window.add(
            Action("copy-document") { [weak window] in
                if let window { Clipboard(of: window).copy(text("tsv")) }
            })
        window.add(Action("save-document") { [weak window] in if let window { save(over: window) } })
    }

    @MainActor
    private func save(over window: Window) {
        SaveDialog(title: local(saveLabel), proposing: fileName, over: window).ask { [weak window] path in
            let ending = path.split(separator: ".").last.map { String($0) } ?? ""
            guard let words = writeFile(text(ending.lowercased()), to: path), let window else { return }
            ErrorDialog(words, over: window).present()
        }
    }
}
