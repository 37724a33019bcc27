import CGtk

/// The names of keys as screens know them: the character typed, such as `7` or `l`, or a word, such as `Enter`.
public enum KeyName {
    /// The name of the key that GDK calls `keyval`; nil for modifiers, dead keys and others that nobody asks for.
    ///
    /// The character counts, not the place on the keyboard. A letter is named in lower case. The numpad types its
    /// digits whether NumLock is on or not: without a text to edit, nothing needs its arrows.
    public static func of(_ keyval: UInt32) -> String? {
        if let name = words[keyval] ?? numpad[keyval] { return name }
        return character(of: gdk_keyval_to_lower(keyval))
    }

    /// The character that a key types; nil if it types none that can be seen.
    static func character(of keyval: UInt32) -> String? {
        let character = gdk_keyval_to_unicode(keyval)
        // 0 where there is no character; below a space and at 127 there are only controls.
        guard character > 0x20, character != 0x7f else { return nil }
        return Unicode.Scalar(character).map { String(Character($0)) }
    }

    private static let words = table([
        GDK_KEY_Return: "Enter", GDK_KEY_KP_Enter: "Enter", GDK_KEY_ISO_Enter: "Enter", GDK_KEY_Escape: "Escape",
        GDK_KEY_BackSpace: "Backspace", GDK_KEY_Delete: "Delete", GDK_KEY_space: "Space", GDK_KEY_KP_Space: "Space",
        GDK_KEY_Tab: "Tab", GDK_KEY_ISO_Left_Tab: "Tab", GDK_KEY_KP_Tab: "Tab",
        GDK_KEY_Left: "Left", GDK_KEY_Right: "Right", GDK_KEY_Up: "Up", GDK_KEY_Down: "Down", GDK_KEY_Home: "Home",
        GDK_KEY_End: "End", GDK_KEY_Page_Up: "PageUp", GDK_KEY_Page_Down: "PageDown", GDK_KEY_Insert: "Insert",
        GDK_KEY_F1: "F1", GDK_KEY_F2: "F2", GDK_KEY_F3: "F3", GDK_KEY_F4: "F4", GDK_KEY_F5: "F5", GDK_KEY_F6: "F6",
        GDK_KEY_F7: "F7", GDK_KEY_F8: "F8", GDK_KEY_F9: "F9", GDK_KEY_F10: "F10", GDK_KEY_F11: "F11",
        GDK_KEY_F12: "F12",
    ])

    private static let numpad = table([
        GDK_KEY_KP_Insert: "0", GDK_KEY_KP_End: "1", GDK_KEY_KP_Down: "2", GDK_KEY_KP_Page_Down: "3",
        GDK_KEY_KP_Left: "4", GDK_KEY_KP_Begin: "5", GDK_KEY_KP_Right: "6", GDK_KEY_KP_Home: "7", GDK_KEY_KP_Up: "8",
        GDK_KEY_KP_Page_Up: "9", GDK_KEY_KP_Delete: ".", GDK_KEY_KP_Decimal: ".", GDK_KEY_KP_Separator: ".",
    ])

    private static func table(_ names: [Int32: String]) -> [UInt32: String] {
        [UInt32: String](uniqueKeysWithValues: names.map { (UInt32($0), $1) })
    }

    /// GTK's spelling of a key with modifiers: `Ctrl+Shift+Z` is `<Control><Shift>z`. Nil for a key without any.
    public static func accelerator(_ name: String) -> String? {
        let spelled = trigger(name)
        return spelled.hasPrefix("<") ? spelled : nil
    }

    /// GTK's spelling of a key: `Enter` is `Return`, `Ctrl+Shift+Z` is `<Control><Shift>z`.
    public static func trigger(_ name: String) -> String {
        var rest = name[...]
        var modifiers = ""
        for (prefix, modifier) in [("Ctrl+", "<Control>"), ("Shift+", "<Shift>"), ("Alt+", "<Alt>")]
        where rest.hasPrefix(prefix) {
            rest = rest.dropFirst(prefix.count)
            modifiers += modifier
        }
        return modifiers + (gdkNames[String(rest)] ?? gdkName(rest))
    }

    private static let gdkNames = [
        "Enter": "Return", "Space": "space", "Backspace": "BackSpace", "PageUp": "Page_Up", "PageDown": "Page_Down",
    ]

    /// What GDK calls a character or a word: `+` is `plus`.
    private static func gdkName(_ name: Substring) -> String {
        guard name.unicodeScalars.count == 1, let character = name.unicodeScalars.first else { return String(name) }
        let keyval = gdk_keyval_to_lower(gdk_unicode_to_keyval(character.value))
        return gdk_keyval_name(keyval).map { String(cString: $0) } ?? String(name)
    }
}
