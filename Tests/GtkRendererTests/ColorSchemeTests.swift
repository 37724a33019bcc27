import Testing

@testable import GtkRenderer

/// Which sheet is chosen, by the theme's name and by what GTK and the user want.
struct ColorSchemeTests {
    @Test(arguments: [
        ("Default", ColorScheme.light), ("Default-dark", .dark), ("Default:dark", .dark), ("Adwaita", .light),
        ("Adwaita-dark", .dark), ("Default-hc", .highContrastLight), ("Default-hc-dark", .highContrastDark),
        ("HighContrast", .highContrastLight), ("HighContrastInverse", .highContrastDark), ("Yaru-dark", .dark),
        ("Arc", .foreign), ("Arc-Dark", .foreign), ("Breeze", .foreign), ("", .foreign),
    ])
    func byName(_ name: String, _ expected: ColorScheme) {
        #expect(scheme(name) == expected)
    }

    @Test("GTK's own wish for dark counts until the user's is known")
    func dark() {
        #expect(scheme("Default", gtkIsDark: true) == .dark)
        #expect(scheme("Default", gtkIsDark: true, userWantsDark: false) == .light)
        #expect(scheme("Default", userWantsDark: true) == .dark)
    }

    @Test("a dark theme stays dark whatever else is wished: its own widgets are")
    func darkTheme() {
        #expect(scheme("Default-dark", userWantsDark: false) == .dark)
    }

    @Test("high contrast comes before everything, under foreign themes too")
    func highContrast() {
        #expect(scheme("Default", userWantsContrast: true) == .highContrastLight)
        #expect(scheme("Default", userWantsDark: true, userWantsContrast: true) == .highContrastDark)
        #expect(scheme("Arc", userWantsContrast: true) == .highContrastLight)
    }

    private func scheme(
        _ name: String, gtkIsDark: Bool = false, userWantsDark: Bool? = nil, userWantsContrast: Bool = false
    ) -> ColorScheme {
        ColorScheme(
            themeName: name, gtkIsDark: gtkIsDark, userWantsDark: userWantsDark, userWantsContrast: userWantsContrast)
    }
}
