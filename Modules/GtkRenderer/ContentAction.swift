import Screens

/// Something that a window's content can do beside what its screens say.
struct ContentAction: Equatable, Sendable {
    /// The name that actions know it by.
    let id: String
    /// The words of menus and of the list of keys.
    let label: Text
    /// The key, in the spelling of screens.
    let key: String

    /// Has a screen reader say the time.
    static let sayTime = ContentAction(id: "say-time", label: tr("Say the time"), key: "Ctrl+T")
    /// Shows all watches, or again the selected one alone.
    static let allWatches = ContentAction(id: "all-watches", label: tr("All watches"), key: "Ctrl+L")
}
