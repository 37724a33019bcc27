import GtkKit
import HostKit
import Screens

extension WindowLayout {
    /// The menu of a window that shows this screen: only what has a function now.
    func menu(of screen: Screen, _ document: WindowDocument?) -> Menu {
        let commands = screen.commands.filter { $0.key.string.hasPrefix("Ctrl+") && $0.emphasis != .caret }
            .map { Menu.Entry($0.label.string, action: "win." + $0.id.string) }
        let clipboard =
            [Menu.Entry(copyLabel, action: "win.copy")] + (takesText ? [Menu.Entry("Paste", action: "win.paste")] : [])
        let faces = faces.map { Menu.Entry($0.label, action: "win.face::" + $0.id) }
        let window =
            goesFullScreen
            ? [
                Menu.Entry("Full screen", action: "win.full-screen"),
                Menu.Entry("Compact window", action: "win.compact"),
            ] : []
        let groups = [commands, clipboard + (document?.entries ?? []), faces]
        let help = [
            Menu.Entry("Keyboard shortcuts", action: "win.show-help-overlay"),
            Menu.Entry("About Tally", action: "win.about"),
        ]
        return Menu((groups + [window, help]).filter { !$0.isEmpty })
    }

    /// The menu of the title: each watch, and what concerns all of them.
    func titleMenu(of screen: Screen) -> Menu {
        let watches = screen.cards.map { Menu.Entry($0.title.string, action: "win." + $0.id.string) }
        let forAll = watches.isEmpty ? [] : [Menu.Entry(ContentAction.allWatches.label, action: "win.all-watches")]
        let commands = ["start-all", "stop-all", "new-watch", "rename", "remove-watch", "sessions"].compactMap { id in
            screen.control(id: Text(id)).map { Menu.Entry($0.label.string, action: "win." + id) }
        }
        return Menu([watches, forAll, commands].filter { !$0.isEmpty })
    }

    /// Says what the program is.
    @MainActor
    func showAbout(over window: Window) {
        AboutDialog(name: name, version: HostKit.version, comments: comments, over: window).present()
    }
}
