import Screens

/// What the user wants of light and dark: what the desktop has, or always the same.
enum ColorChoice: String, CaseIterable {
    case system, light, dark

    /// The name under which it is kept.
    static let setting = "theme"

    /// Whether the user wants it dark; nil where the desktop decides.
    var isDark: Bool? {
        switch self {
        case .system: nil
        case .light: false
        case .dark: true
        }
    }

    /// The identifier of the control that chooses it.
    var id: Text { Text("theme-" + rawValue) }

    private var label: Text {
        switch self {
        case .system: tr("System")
        case .light: tr("Light")
        case .dark: tr("Dark")
        }
    }

    /// The settings of the look while this is chosen, in the window's language.
    @MainActor var group: SettingGroup {
        let controls = Self.allCases.map { choice in
            let label = Text(local(choice.label))
            return Control(id: choice.id, label: label, spoken: label, key: "", emphasis: .choice, isOn: choice == self)
        }
        return SettingGroup(
            title: Text(local(tr("Look"))),
            settings: [Setting(name: Text(local(tr("Colours"))), kind: .choice(controls))])
    }
}
