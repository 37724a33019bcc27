import LoopTesting
import Testing

@testable import GtkRenderer

/// The colours of the sheets against `Tests/Cases/contrast.tsv`, by the formula of WCAG 2.2: at least 4.5 for text and
/// 3 for edges and the focus ring, on every ground that they stand on, and as the design gives it: AX-11, AX-12.
struct ContrastTests {
    private static let sheets: [(name: String, scheme: ColorScheme)] = [
        ("light", .light), ("dark", .dark), ("hc-light", .highContrastLight), ("hc-dark", .highContrastDark),
    ]

    @Test(arguments: cases(in: "contrast.tsv"))
    func contrast(_ row: [String: String]) throws {
        let name = try #require(row["name"])
        let least = try #require(Double(row["least"] ?? ""))
        for sheet in Self.sheets {
            let colors = colors(of: sheet.scheme)
            let ratios = try grounds(of: row).map { ground in
                try ratio(#require(colors[name]), #require(colors[ground]))
            }
            let lowest = try #require(ratios.min())
            #expect(lowest >= least - 0.005, "\(name) in \(sheet.name)")
            let designed = try #require(Double(row[sheet.name] ?? ""))
            #expect(abs(lowest - designed) <= 0.06, "\(name) in \(sheet.name)")
        }
    }

    @Test("every sheet defines the same colours, and the structure uses no other")
    func sameNames() {
        let names = Set(colors(of: .light).keys)
        #expect(names.count == 30)
        for scheme in ColorScheme.allCases {
            #expect(Set(definitions(in: scheme.sheet).map { $0.name }) == names, "\(scheme)")
        }
        let used = text(PackageResources.style_css).split(separator: "@tally_").dropFirst().map { rest in
            String(rest.prefix { $0.isLetter })
        }
        #expect(used.count > 50)
        #expect(Set(used).subtracting(names) == [])
    }

    @Test("no colour is written outside the colour sheets")
    func noLiterals() {
        #expect(!text(PackageResources.style_css).contains("#"))
    }
}

extension ContrastTests {
    private func grounds(of row: [String: String]) -> [String] {
        (row["grounds"] ?? "").split(separator: " ").map(String.init)
    }

    private func text(_ css: [UInt8]) -> String {
        String(decoding: css, as: UTF8.self)
    }

    /// The lines `@define-color tally_NAME VALUE;` of a sheet.
    private func definitions(in css: [UInt8]) -> [(name: String, value: String)] {
        text(css).split(separator: "\n").compactMap { line in
            guard line.hasPrefix("@define-color tally_") else { return nil }
            let words = line.dropFirst("@define-color tally_".count).dropLast().split(separator: " ", maxSplits: 1)
            return (String(words[0]), String(words[1]))
        }
    }

    /// The relative luminance of each colour of a sheet.
    private func colors(of scheme: ColorScheme) -> [String: Double] {
        let pairs = definitions(in: scheme.sheet).map { ($0.name, luminance($0.value)) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    private func luminance(_ color: String) -> Double {
        let channels = UInt32(color.dropFirst(), radix: 16) ?? 0
        let linear = [16, 8, 0].map { shift in
            let part = Double(channels >> shift & 0xff) / 255
            return part <= 0.04045 ? part / 12.92 : power((part + 0.055) / 1.055)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// A number between 0 and 1 to the power of 2.4, which is its square times its fifth root squared.
    private func power(_ base: Double) -> Double {
        var root = 1.0
        // Newton's steps towards the fifth root.
        for _ in 0..<60 { root -= (root - base / (root * root * root * root)) / 5 }
        return base * base * root * root
    }

    private func ratio(_ left: Double, _ right: Double) -> Double {
        (max(left, right) + 0.05) / (min(left, right) + 0.05)
    }
}
