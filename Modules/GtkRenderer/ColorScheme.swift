/// The colour sheets, and which of them the desktop asks for.
enum ColorScheme: Equatable, CaseIterable {
    case light, dark, highContrastLight, highContrastDark
    /// Under a theme that is not one of GTK's own: its colours.
    case foreign

    /// The themes whose widgets our sheets are made for, by the beginnings of their names.
    private static let known = ["Default", "Empty", "Adwaita", "HighContrast", "Yaru"]

    /// The scheme of a theme, such as `Default-dark` or `Default:hc-dark`, where GTK and the user (nil: no preference)
    /// want it dark or not, and the user perhaps high contrast.
    init(themeName: String, gtkIsDark: Bool, userWantsDark: Bool?, userWantsContrast: Bool) {
        let name = themeName.lowercased()
        let isDark = userWantsDark ?? gtkIsDark || name.hasSuffix("dark") || name.hasSuffix("inverse")
        let hasContrast = userWantsContrast || name.hasPrefix("highcontrast") || Self.words(name).contains("hc")
        switch (hasContrast, isDark) {
        case (true, true): self = .highContrastDark
        case (true, false): self = .highContrastLight
        case (false, _) where !Self.known.contains { themeName.hasPrefix($0) }: self = .foreign
        case (false, true): self = .dark
        case (false, false): self = .light
        }
    }

    private static func words(_ name: String) -> [Substring] {
        name.split { $0 == "-" || $0 == ":" }
    }

    /// Whether the ground is dark, and light falls on upper edges.
    var isDark: Bool { self == .dark || self == .highContrastDark }

    /// Whether every control has a line round it.
    var hasHighContrast: Bool { self == .highContrastLight || self == .highContrastDark }

    /// The sheet that defines the colours, as CSS.
    var sheet: [UInt8] {
        switch self {
        case .light: PackageResources.light_css
        case .dark: PackageResources.dark_css
        case .highContrastLight: PackageResources.hc_light_css
        case .highContrastDark: PackageResources.hc_dark_css
        case .foreign: PackageResources.theme_css
        }
    }
}
