import GtkKit

/// Keeps the style sheets and the window's classes as the desktop and the user want them.
@MainActor
final class Theme {
    private let structure = StyleSheet()
    private let colors = StyleSheet()
    private let settings = DesktopSettings()
    private let window: Window
    private let changed: () -> Void
    private var appearance = AppearancePortal.Appearance()
    private var scheme: ColorScheme?

    /// Dresses a window, and calls `changed` when it has been dressed anew.
    init(of window: Window, changed: @escaping () -> Void) {
        self.window = window
        self.changed = changed
        structure.load(PackageResources.style_css)
        apply()
        settings.onChange { [weak self] in self?.apply() }
        AppearancePortal.ask { [weak self] in self?.take($0) }
    }

    private func take(_ appearance: AppearancePortal.Appearance) {
        self.appearance = appearance
        if let isDark = appearance.isDark { settings.prefersDark = isDark }
        apply()
    }

    private func apply() {
        let scheme = ColorScheme(
            themeName: settings.themeName, gtkIsDark: settings.prefersDark, userWantsDark: appearance.isDark,
            userWantsContrast: appearance.hasHighContrast)
        if scheme != self.scheme {
            self.scheme = scheme
            colors.load(scheme.sheet)
        }
        window.setClass("dark", scheme.isDark)
        window.setClass("hc", scheme.hasHighContrast)
        window.setClass("still", !settings.allowsAnimations)
        changed()
    }
}
