import Screens

/// Something that a window's content can do beside what its screens say.
struct ContentAction: Equatable, Sendable {
    /// The name that actions know it by.
    let id: String
    /// The words of menus and of the list of keys.
    let label: Text
    /// The keys, in the spelling of screens.
    let keys: [String]

    /// Has a screen reader say the time.
    static let sayTime = ContentAction(id: "say-time", label: tr("Say the time"), keys: ["Ctrl+T"])
    /// Shows all watches, or again the selected one alone.
    static let allWatches = ContentAction(id: "all-watches", label: tr("All watches"), keys: ["Ctrl+L"])
    /// Opens the menu of the result.
    static let resultMenu = ContentAction(
        id: "result-menu", label: tr("Menu of the result"), keys: ["Shift+F10", "Menu"])
}
