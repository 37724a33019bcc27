import GtkKit

/// Keeps the style sheets, and a window's classes, as the desktop and the user want them.
@MainActor
final class Theme {
    private let structure = StyleSheet()
    private let colors = StyleSheet()
    private let settings = DesktopSettings()
    private var appearance = AppearancePortal.Appearance()
    private var scheme: ColorScheme?
    private var changes: [@MainActor () -> Void] = []
    private let prefersDarkAtFirst: Bool
    /// What the user wants, whatever the desktop has.
    var choice: ColorChoice {
        didSet { if choice != oldValue { follow() } }
    }

    init(_ choice: ColorChoice) {
        self.choice = choice
        prefersDarkAtFirst = settings.prefersDark
        structure.load(PackageResources.style_css)
        follow()
        settings.onChange { [weak self] in self?.apply() }
        AppearancePortal.ask { [weak self] in self?.take($0) }
    }

    /// Dresses a window, now and whenever something changes; `redraw` is called once a change has arrived.
    func dress(_ window: Window, redraw: @escaping @MainActor () -> Void) {
        let change = { @MainActor [weak self, weak window] in
            guard let self, let window, let scheme else { return }
            window.setClass("dark", scheme.isDark)
            window.setClass("hc", scheme.hasHighContrast)
            window.setClass("still", !settings.allowsAnimations)
            MainLoop.afterPicture(redraw)
        }
        changes.append(change)
        change()
    }

    private func take(_ appearance: AppearancePortal.Appearance) {
        self.appearance = appearance
        follow()
    }

    private var wantsDark: Bool? { choice.isDark ?? appearance.isDark }

    /// Has GTK draw its own parts as the user wants them.
    private func follow() {
        settings.prefersDark = wantsDark ?? prefersDarkAtFirst
        apply()
    }

    private func apply() {
        let scheme = ColorScheme(
            themeName: settings.themeName, gtkIsDark: settings.prefersDark, userWantsDark: wantsDark,
            userWantsContrast: appearance.hasHighContrast)
        if scheme != self.scheme { colors.load(scheme.sheet) }
        self.scheme = scheme
        changes.forEach { $0() }
    }
}
