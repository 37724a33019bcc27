import CalcCore
import Loop
import Screens

extension Keeper {
    /// What the user of the calculator has chosen for all windows and runs.
    struct Chosen: Equatable {
        var angle: AngleUnit
        var preferences: Preferences
    }

    /// What was chosen last, in whatever program.
    public var preferences: Preferences {
        Preferences(
            digits: setting("digits")?.wholeNumber ?? Reading.digitCount, groupsDigits: isOn("grouping"),
            keepsHistory: (try? records?.keepsCalculations()) ?? true)
    }

    /// The unit of angles that was chosen last.
    public var angle: AngleUnit { setting("angle").flatMap { AngleUnit(named: $0) } ?? .degrees }

    private var chosen: Chosen { Chosen(angle: angle, preferences: preferences) }

    /// Keeps what the user has chosen, as soon as that is another choice than the one kept.
    func savingPreferences() -> Feedback<Calculator, Command> {
        var last: Chosen?
        return react(
            request: { Chosen(angle: $0.angle, preferences: $0.preferences) },
            effects: { chosen in
                // What it begins with is no choice.
                if last != nil { self.keep(chosen) }
                last = chosen
                return .never
            })
    }

    /// Takes over what the user has chosen in another program.
    func followingPreferences(_ host: Host) -> Feedback<Calculator, Command> {
        Feedback { _ in
            self.changes(host).map {
                let chosen = self.chosen
                return .kept(chosen.preferences, chosen.angle)
            }
        }
    }

    private func keep(_ chosen: Chosen) {
        let kept = self.chosen
        if chosen.angle != kept.angle { keep(chosen.angle.name, as: "angle") }
        let (wanted, known) = (chosen.preferences, kept.preferences)
        if wanted.digits != known.digits { keep(Text(decimal: Int64(wanted.digits)), as: "digits") }
        if wanted.groupsDigits != known.groupsDigits { keep(wanted.groupsDigits, as: "grouping") }
        if wanted.keepsHistory != known.keepsHistory { keep(wanted.keepsHistory, as: "history-kept") }
    }

    private func keep(_ isOn: Bool, as name: Text) {
        keep(isOn ? "on" : "off", as: name)
    }

    /// Whether something is not switched off.
    private func isOn(_ name: Text) -> Bool { setting(name) != "off" }
}
