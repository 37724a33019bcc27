import Screens

extension Stopwatches {
    /// What can be chosen for all watches.
    var settingGroups: [SettingGroup] {
        let precisions = Precision.allCases.map { precision in
            Control(
                id: precision.id, label: precision.example, spoken: precision.words, key: "", emphasis: .choice,
                isOn: precision == settings.precision)
        }
        let sleep = Control(
            id: "sleep", label: tr("Pause at sleep"), spoken: tr("Pause at sleep"), key: "", emphasis: .toggle,
            isOn: settings.pausesAsleep)
        return [
            SettingGroup(
                title: tr("Times"),
                settings: [
                    Setting(name: tr("Precision"), kind: .choice(precisions)),
                    Setting(
                        name: tr("Pause at sleep"),
                        hint: tr("Runs that begin later stand still while the machine sleeps"),
                        kind: .toggle(sleep)),
                ])
        ]
    }
}

extension Precision {
    /// The identifier of the control that chooses it.
    var id: Text { "precision-" + name }

    /// One second, so finely.
    fileprivate var example: Text {
        switch self {
        case .seconds: "1"
        case .tenths: "1.0"
        case .hundredths: "1.00"
        case .thousandths: "1.000"
        }
    }

    /// What it is called.
    fileprivate var words: Text {
        switch self {
        case .seconds: tr("seconds")
        case .tenths: tr("tenths of a second")
        case .hundredths: tr("hundredths of a second")
        case .thousandths: tr("thousandths of a second")
        }
    }
}
