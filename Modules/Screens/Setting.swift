/// Something that the user chooses for all windows and runs, with its name. A renderer shows it in a place of its own.
public struct Setting: Equatable, Sendable {
    /// How it is chosen.
    public enum Kind: Equatable, Sendable {
        /// On or off: pressing the control turns it over.
        case toggle(Control)
        /// One of several: pressing a control chooses it.
        case choice([Control])
        /// A whole number in a range: pressing `id`, a hyphen and the number chooses it, such as `digits-20`.
        case number(id: Text, value: Int, range: ClosedRange<Int>)
    }

    /// What it is called, on the screen and to a screen reader.
    public var name: Text
    /// What else there is to say about it; may be empty.
    public var hint: Text
    /// How it is chosen.
    public var kind: Kind

    /// A setting.
    public init(name: Text, hint: Text = "", kind: Kind) {
        self.name = name
        self.hint = hint
        self.kind = kind
    }
}

/// Settings that belong together.
public struct SettingGroup: Equatable, Sendable {
    /// What they have in common.
    public var title: Text
    /// The settings, top down.
    public var settings: [Setting]

    /// A group.
    public init(title: Text, settings: [Setting]) {
        self.title = title
        self.settings = settings
    }
}
