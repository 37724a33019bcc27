import GtkKit
import Loop
import Screens

/// What the user is asked for: its name, and a line to write it in, which has the keyboard while it is there.
@MainActor
final class EntryRow {
    let root: Box
    private let caption = Label(class: "name")
    private let field = TextField(class: "field")
    private let isCompact: Bool
    private let shown = Shown()

    /// The entry that is shown; the handler of changes holds it too.
    private final class Shown {
        var entry: Entry?
    }

    /// `isCompact` puts the name into the field, where it stands as long as nothing is written.
    init(isCompact: Bool = false, press: Emitter<UserInput>) {
        self.isCompact = isCompact
        caption.isVisible = !isCompact
        caption.alignment = 0
        caption.wraps = true
        field.expand(horizontally: true)
        root = Box(.column, spacing: 4, class: "entry-row", [caption, field])
        root.isVisible = false
        field.onChange { [shown] text in
            // What the screen says already is no news.
            if let entry = shown.entry, entry.text != Text(text) { press.emit(.type(Text(text))) }
        }
    }

    /// Shows what is asked for; nothing without it.
    func show(_ entry: Entry?) {
        let isNew = entry?.id != shown.entry?.id
        shown.entry = entry
        root.isVisible = entry != nil
        guard let entry else { return }
        if isCompact { field.placeholder = entry.name.string } else { caption.text = entry.name.string }
        field.spokenName = entry.name.string
        field.text = entry.text.string
        if isNew { MainLoop.beforePicture { [weak field] in field?.takeFocus() } }
    }
}
