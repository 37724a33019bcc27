import GtkKit
import HostKit
import Screens

extension WindowLayout {
    /// The menu of a window that shows this screen: only what has a function now.
    @MainActor
    func menu(of screen: Screen, _ document: WindowDocument?) -> Menu {
        let commands = screen.commands
            .filter { $0.key.string.hasPrefix("Ctrl+") && $0.emphasis != .caret && !isOfTitle($0) }
            .map { Menu.Entry($0) }
        let text = [
            Menu.Entry(local(tr("Copy expression")), action: "win.copy-expression"),
            Menu.Entry(local(tr("Paste")), action: "win.paste"),
        ]
        let clipboard = [Menu.Entry(local(copyLabel), action: "win.copy")] + (takesText ? text : [])
        let faces = faces.map { Menu.Entry(local($0.label), action: "win.face::" + $0.id) }
        let sound = callsUser ? [Menu.Entry(local(tr("Sound at the target")), action: "win.alert-sound")] : []
        let window =
            goesFullScreen
            ? [
                Menu.Entry(local(tr("Full screen")), action: "win.full-screen"),
                Menu.Entry(local(tr("Compact window")), action: "win.compact"),
            ] : opensFurtherWindows ? [Menu.Entry(local(tr("New window")), action: "app." + GtkRenderer.newWindow)] : []
        let groups = [commands, clipboard + (document?.entries ?? []), faces]
        let help = [
            Menu.Entry(local(tr("Settings")), action: "win.settings"),
            Menu.Entry(local(tr("Keyboard shortcuts")), action: "win.show-help-overlay"),
            Menu.Entry(local(tr("About Tally")), action: "win.about"),
        ]
        return Menu((groups + [sound, window, help]).filter { !$0.isEmpty })
    }

    private func isOfTitle(_ control: Control) -> Bool {
        !titlePrefix.isEmpty && control.id.string.hasPrefix(titlePrefix)
    }

    /// The menu of the title: each mode, or each watch and what concerns all of them.
    @MainActor
    func titleMenu(of screen: Screen) -> Menu {
        let watches = screen.cards.map { Menu.Entry($0.title.string, action: "win." + $0.id.string) }
        let forAll =
            watches.isEmpty ? [] : [Menu.Entry(local(ContentAction.allWatches.label), action: "win.all-watches")]
        let ids: [Text] = ["start-all", "stop-all", "new-watch", "rename", "remove-watch", "sessions"]
        let commands = ids.compactMap { id in
            screen.control(id: id).map { Menu.Entry($0) }
        }
        let modes = screen.commands.filter { isOfTitle($0) && $0.isOn != nil }.map { Menu.Entry($0) }
        return Menu([modes, watches, forAll, commands].filter { !$0.isEmpty })
    }

    /// Says what the program is.
    @MainActor
    func showAbout(over window: Window) {
        AboutDialog(name: local(name), version: HostKit.version, comments: local(comments), over: window).present()
    }
}

extension Menu.Entry {
    /// The entry that presses a control.
    init(_ control: Control) {
        self.init(control.label.string, action: "win." + control.id.string)
    }
}
