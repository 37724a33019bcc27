import Screens

extension Calculator {
    /// What can be chosen for all windows and runs.
    var settings: [SettingGroup] {
        [
            SettingGroup(
                title: tr("Numbers"),
                settings: [
                    Setting(
                        name: tr("Digits shown"),
                        kind: .number(
                            id: SettingKeys.digits, value: preferences.digits, range: Preferences.digitRange)),
                    Setting(
                        name: tr("Group digits"), kind: .toggle(control(SettingKeys.grouping, preferences.groupsDigits))
                    ),
                ]),
            SettingGroup(
                title: tr("Behaviour"),
                settings: [
                    Setting(name: tr("Angle unit"), kind: .choice(controls(ScientificKeypad.angles))),
                    Setting(
                        name: tr("Keep history"), hint: tr("On this computer only"),
                        kind: .toggle(control(SettingKeys.history, preferences.keepsHistory))),
                ]),
        ]
    }

    private func control(_ key: Key, _ isOn: Bool) -> Control {
        var control = key.control
        control.isOn = isOn
        return control
    }
}

/// The controls of settings that are no keys of a mode.
enum SettingKeys {
    static let grouping = Key(.prefer(.changeGrouping), "group-digits", "Group digits", "group digits", .toggle)
    static let history = Key(.prefer(.changeHistory), "keep-history", "Keep history", "keep history", .toggle)
    static let all = [grouping, history]

    /// The beginning of a control that chooses a number of digits.
    static let digits: Text = "digits-shown"
}
