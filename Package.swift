// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// Unoptimised, numbers of double width are 400 times slower: tests of large numbers would take hours.
let fastInDebug: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// A module in `Modules/`, with the modules below it that it may import. `embedded` are files that become bytes in it,
/// `files` what stands beside its code.
func module(
    _ name: String, embedding embedded: [String] = [], files: [String] = [], _ dependencies: [Target.Dependency] = [],
    settings: [SwiftSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Modules/\(name)", exclude: ["README.md"] + files,
        resources: embedded.map { .embedInCode($0) }, swiftSettings: strict + settings)
}

/// A program: wiring only. `files` are what it ships beside its code.
func app(
    _ name: String, at path: String? = nil, files: [String] = [], _ dependencies: [Target.Dependency]
) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: path ?? "Apps/\(name)", exclude: files, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", swiftSettings: strict)
}

let package = Package(
    name: "tally",
    products: [
        .library(name: "Loop", targets: ["Loop"]),
        .library(name: "LoopTesting", targets: ["LoopTesting"]),
        .library(name: "ExactReal", targets: ["ExactReal"]),
        .library(name: "CalcCore", targets: ["CalcCore"]),
        .library(name: "StopwatchCore", targets: ["StopwatchCore"]),
        .library(name: "Screens", targets: ["Screens"]),
        .executable(name: "tally", targets: ["tally"]),
        .executable(name: "tally-calculator", targets: ["tally-calculator"]),
        .executable(name: "tally-stopwatch", targets: ["tally-stopwatch"]),
        .executable(name: "web", targets: ["web"]),
        .executable(name: "bench-loop", targets: ["bench-loop"]),
        .executable(name: "bench-numbers", targets: ["bench-numbers"]),
    ],
    targets: [
        // Pure: no Foundation, no C, no clock; also built as Embedded Swift for wasm32.
        module("Loop"),
        module("ExactReal", settings: fastInDebug),
        module("Screens"),
        module(
            "CalcCore", files: ["Editing", "Scientific", "Programmer", "Converter"].map { "\($0)/README.md" },
            ["ExactReal", "Screens"]),
        module("StopwatchCore", ["Loop", "Screens"]),
        module("WebRenderer", ["CalcCore", "StopwatchCore", "Loop", "Screens"]),

        // The host: Linux, GTK, the terminal.
        module("LoopTesting", ["Loop"]),
        module("HostKit", ["Loop"]),
        .systemLibrary(name: "CGettext", path: "Modules/CGettext", providers: [.apt(["libc6-dev"])]),
        module("Localization", files: ["Languages"], ["CGettext", "Screens"]),
        .systemLibrary(name: "CGtk", path: "Modules/CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        module("GtkKit", ["CGtk", "HostKit", "Loop"]),
        module(
            "GtkRenderer",
            embedding: ["style", "light", "dark", "hc-light", "hc-dark", "theme"].map { "Styles/\($0).css" },
            ["GtkKit", "HostKit", "Loop", "Screens"]),
        .systemLibrary(
            name: "CNcurses", path: "Modules/CNcurses", pkgConfig: "ncursesw", providers: [.apt(["libncurses-dev"])]),
        module("TerminalRenderer", ["CNcurses", "HostKit", "Loop", "Screens"]),

        .systemLibrary(
            name: "CSQLite", path: "Modules/CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(
            name: "CLibedit", path: "Modules/CLibedit", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
        module("LineEditor", ["CLibedit", "HostKit", "Loop", "Screens"]),
        module("Storage", ["CSQLite", "HostKit", "CalcCore", "StopwatchCore", "Screens"]),

        module(
            "Applications",
            [
                "CalcCore", "ExactReal", "StopwatchCore", "Storage", "TerminalRenderer", "HostKit", "Loop", "Screens",
            ]),
        module(
            "DesktopProgram",
            ["Applications", "GtkRenderer", "TerminalRenderer", "HostKit", "Localization", "Screens"]),

        // Programs.
        app(
            "tally", files: ["completions", "tally.1"],
            [
                "Applications", "CalcCore", "ExactReal", "StopwatchCore", "Screens", "Storage", "TerminalRenderer",
                "LineEditor", "Localization", "HostKit",
            ]),
        app("tally-calculator", files: ["desktop", "screenshot.png"], ["Applications", "DesktopProgram"]),
        app("tally-stopwatch", files: ["desktop", "screenshot.png"], ["Applications", "DesktopProgram"]),
        app("web", files: ["page", "README.md"], ["WebRenderer"]),
        app("bench-loop", at: "Tools/bench-loop", files: ["instructions"], ["Loop"]),
        app("bench-numbers", at: "Tools/bench-numbers", files: ["arithmetic", "peers.c"], ["ExactReal"]),

        // Tests.
        tests("LoopTests", ["Loop", "LoopTesting", "CalcCore", "StopwatchCore", "Screens"]),
        tests("ExactRealTests", ["ExactReal", "LoopTesting"]),
        tests("ScreensTests", ["Screens", "CalcCore", "StopwatchCore", "LoopTesting"]),
        tests("CalcCoreTests", ["CalcCore", "ExactReal", "Screens", "Loop", "LoopTesting"]),
        tests("StopwatchCoreTests", ["StopwatchCore", "Screens", "Loop", "LoopTesting"]),
        tests("GtkKitTests", ["GtkKit", "CGtk", "Loop", "LoopTesting"]),
        tests(
            "GtkRendererTests", ["GtkRenderer", "GtkKit", "CalcCore", "StopwatchCore", "Screens", "LoopTesting"]),
        tests(
            "ApplicationsTests",
            ["Applications", "CalcCore", "HostKit", "Storage", "StopwatchCore", "Screens", "Loop", "LoopTesting"]),
        tests("StorageTests", ["Storage", "CSQLite", "CalcCore", "StopwatchCore", "Screens", "LoopTesting"]),
        tests("LineEditorTests", ["LineEditor", "HostKit", "Screens", "LoopTesting"]),
        tests("LocalizationTests", ["Localization", "HostKit", "Screens", "LoopTesting"]),
        tests("HostKitTests", ["HostKit", "Loop", "LoopTesting"]),
        tests(
            "TerminalRendererTests",
            ["TerminalRenderer", "CalcCore", "StopwatchCore", "HostKit", "Screens", "Loop", "LoopTesting"]),
    ],
    swiftLanguageModes: [.v6]
)
