import GtkKit
import HostKit

/// What the user can copy and save from a window.
struct WindowDocument {
    /// What it is, in one word, such as "laps".
    let name: String
    /// The name of the file that is proposed.
    let fileName: String
    /// The text, as a file of this ending is written.
    let text: @MainActor (_ ending: String) -> String

    /// The entries of the menu.
    var entries: [Menu.Entry] {
        [
            Menu.Entry("Copy \(name)", action: "win.copy-document"),
            Menu.Entry("Save \(name)…", action: "win.save-document"),
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
        SaveDialog(title: "Save \(name)", proposing: fileName, over: window).ask { [weak window] path in
            let ending = path.split(separator: ".").last.map { String($0) } ?? ""
            guard let words = writeFile(text(ending.lowercased()), to: path), let window else { return }
            ErrorDialog(words, over: window).present()
        }
    }
}
