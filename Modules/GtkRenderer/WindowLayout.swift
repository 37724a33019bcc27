import GtkKit
import Loop
import Screens

/// What the windows of the two applications differ in.
public struct WindowLayout: Sendable {
    /// The name of the application.
    let name: Text
    /// One sentence about it.
    let comments: Text
    /// The entry of the menu that copies what the display shows.
    let copyLabel: Text
    /// Whether text can be pasted.
    let takesText: Bool
    /// Whether the display is worth the whole screen.
    let goesFullScreen: Bool
    /// Whether a further window is a program of its own, with a state of its own.
    public let opensFurtherWindows: Bool
    /// Whether a key that is held down counts once.
    let ignoresRepeats: Bool
    /// Whether there is something to call the user for, such as a target that is reached.
    let callsUser: Bool
    /// Actions of the window beside its controls' own, pressed by these names.
    let furtherActions: [String]
    /// Actions of the application that press controls by these names, also where no window is open.
    let applicationActions: [String]
    /// What the content can do beside what its screens say.
    let contentActions: [ContentAction]
    /// What the menu is called that the title opens, of what can be looked at; nil without one.
    let titleMenuName: Text?
    /// The beginning of the identifiers of the commands in that menu alone; empty without any.
    let titlePrefix: String
    /// The ways in which the content can be drawn, each with its name for settings; the first is the usual one.
    let faces: [Face]
    /// Makes what fills the window.
    let makeContent: @MainActor @Sendable (Emitter<UserInput>, ContentHost) -> any ScreenContent

    /// A way in which the content can be drawn.
    struct Face: Equatable, Sendable {
        /// The name that settings and actions know it by.
        let id: String
        /// The entry of the menu.
        let label: Text
    }

    /// The calculator: a display and keypads.
    public static let calculator = WindowLayout(
        name: tr("Calculator"), comments: tr("A calculator that shows no wrong digit."), copyLabel: tr("Copy result"),
        takesText: true, goesFullScreen: false, opensFurtherWindows: true, ignoresRepeats: false, callsUser: false,
        furtherActions: [],
        applicationActions: [], contentActions: [], titleMenuName: tr("Mode"), titlePrefix: "mode-", faces: [],
        makeContent: { press, _ in CalculatorContent(press: press) })

    /// The stopwatch: a large face and the laps. `start` and `stop` exist beside the one button for both, so that a
    /// script can press the one it means.
    public static let stopwatch = WindowLayout(
        name: tr("Stopwatch"), comments: tr("A stopwatch that is true to the clock."), copyLabel: tr("Copy time"),
        takesText: false, goesFullScreen: true, opensFurtherWindows: false, ignoresRepeats: true, callsUser: true,
        furtherActions: ["start", "stop"],
        applicationActions: ["start-stop", "start", "stop", "lap", "reset", "undo"],
        contentActions: [.allWatches, .sayTime], titleMenuName: tr("Watches"), titlePrefix: "",
        faces: [Face(id: "digits", label: tr("Digits")), Face(id: "dial", label: tr("Dial"))],
        makeContent: { StopwatchContent(press: $0, host: $1) })
}
