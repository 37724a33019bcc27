import GtkKit
import Screens

/// Where a key goes.
enum KeyRoute: Equatable {
    /// It presses this control.
    case press(Text)
    /// It types this text where the caret stands.
    case insert(Text)
    /// It goes to GTK's widgets: it moves the focus, presses a button that Tab has reached, or is in a menu.
    case widgets
    /// It does nothing.
    case nowhere
}

/// Decides where keys go. Whatever was clicked before, Enter and Space belong to the screen; only where Tab or an
/// arrow has moved the focus do they press the button that has it, until something else is typed or clicked.
struct KeyRouter: Equatable {
    /// Whether the focus was moved by the keyboard.
    private(set) var isFocusInUse = false
    /// Whether a key that is held down counts once.
    let ignoresRepeats: Bool

    init(ignoresRepeats: Bool) {
        self.ignoresRepeats = ignoresRepeats
    }

    private static let movesFocus: Set<String> = ["Tab", "Left", "Right", "Up", "Down"]
    private static let pressesFocused: Set<String> = ["Enter", "Space"]
    private static let choosesRow: Set<String> = ["Up", "Down"]
    /// What edits a text without being a character.
    private static let edits: Set<String> = ["Space", "Backspace", "Delete", "Left", "Right", "Home", "End", "Tab"]

    /// The way of a key of this name; chords with Ctrl, Alt or Super are GTK's.
    mutating func route(
        _ name: String?, isChord: Bool = false, isRepeat: Bool = false, focus: Window.Focus, on screen: Screen
    ) -> KeyRoute {
        guard let name, !isChord, focus != .menu else { return .widgets }
        if screen.entry != nil { return Self.route(name, besideEntryOn: screen) }
        if Self.choosesRow.contains(name), let control = screen.control(key: Text(name)), control.isEnabled {
            return .press(control.id)
        }
        let isEdited = screen.editedReadout != nil
        if Self.movesFocus.contains(name), !(isEdited && screen.control(key: Text(name)) != nil) {
            isFocusInUse = true
            return .widgets
        }
        let pressesFocused = Self.pressesFocused.contains(name)
        if pressesFocused && isFocusInUse && focus == .widget { return .widgets }
        guard let control = screen.control(key: Text(name)), control.isEnabled || !isEdited else {
            if isEdited, name == "Space" || name.unicodeScalars.count == 1 {
                isFocusInUse = false
                return .insert(name == "Space" ? " " : Text(name))
            }
            return pressesFocused ? .nowhere : .widgets
        }
        isFocusInUse = false
        return control.isEnabled && !(isRepeat && ignoresRepeats) ? .press(control.id) : .nowhere
    }

    /// The way of a key while the user is asked for a text: what writes it goes there, and the rest to the controls.
    private static func route(_ name: String, besideEntryOn screen: Screen) -> KeyRoute {
        if edits.contains(name) || name.unicodeScalars.count == 1 { return .widgets }
        // The buttons wait: Enter takes the text, and marks no lap.
        let key = Text(name)
        guard let control = screen.commands.first(where: { $0.key == key || $0.otherKeys.contains(key) }) else {
            return pressesFocused.contains(name) ? .nowhere : .widgets
        }
        return control.isEnabled ? .press(control.id) : .nowhere
    }

    /// A pointer has pressed something.
    mutating func click() {
        isFocusInUse = false
    }
}
