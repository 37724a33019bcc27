import GtkKit

/// Keeps the style sheets, and a window's classes, as the desktop and the user want them.
@MainActor
final class Theme {
    private let structure = StyleSheet()
    private let colors = StyleSheet()
    private let settings = DesktopSettings()
    private var appearance = AppearancePortal.Appearance()
    private var scheme: ColorScheme?
    private var changed: (ColorScheme) -> Void = { _ in }

    init() {
        structure.load(PackageResources.style_css)
        apply()
        settings.onChange { [weak self] in self?.apply() }
    }

    /// Dresses a window, now and whenever something changes; `redraw` is called once a change has arrived.
    func dress(_ window: Window, redraw: @escaping @MainActor () -> Void) {
        changed = { [settings] scheme in
            window.setClass("dark", scheme.isDark)
            window.setClass("hc", scheme.hasHighContrast)
            window.setClass("still", !settings.allowsAnimations)
            MainLoop.afterPicture(redraw)
        }
        apply()
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
        if scheme != self.scheme { colors.load(scheme.sheet) }
        self.scheme = scheme
        changed(scheme)
    }
}
