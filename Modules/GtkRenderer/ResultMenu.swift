import GtkKit
import Screens

/// What can be done with the result: copied, and shown in another form.
enum ResultMenu {
    /// The menu of a screen's result.
    @MainActor
    static func menu(of screen: Screen) -> Menu {
        let copies = [
            Menu.Entry(local(tr("Copy result")), action: "win.copy"),
            Menu.Entry(local(tr("Copy expression")), action: "win.copy-expression"),
        ]
        let digits = ["more-digits", "fewer-digits"].compactMap { screen.control(id: $0) }.filter { $0.isEnabled }
        return Menu([copies, screen.forms.map { Menu.Entry($0) }, digits.map { Menu.Entry($0) }])
    }
}
