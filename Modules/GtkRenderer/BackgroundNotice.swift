import GtkKit
import Screens

/// The notification about a time that runs while its window is not in sight. It says what the watch showed last, and presses
/// the watch where it is.
@MainActor
final class BackgroundNotice {
    private let application: Application
    private let title: String
    private var shown: Notification?
    /// Whether one may be there: one of an earlier run of the program outlives it.
    private var mayBeThere = true

    private static let name = "running"

    init(of application: Application, title: String) {
        self.application = application
        self.title = title
    }

    /// Says what a screen shows that nobody sees: a time that runs, or that was stopped while one was told of.
    func tell(_ screen: Screen) {
        guard screen.isRunning || mayBeThere else { return }
        let notification = notification(of: screen)
        if notification == shown { return }
        (shown, mayBeThere) = (notification, true)
        application.send(notification, as: Self.name)
    }

    /// Lets the next one be shown even if it says the same: the desktop takes one away, and forgets its buttons, when one of
    /// them is pressed.
    func hearPress() {
        shown = nil
    }

    /// Takes it away: the window says it all.
    func withdraw() {
        if mayBeThere { application.withdraw(Self.name) }
        (shown, mayBeThere) = (nil, false)
    }

    private func notification(of screen: Screen) -> Notification {
        let time = screen.answer?.drawn ?? ""
        let lap = Notification.Button(local(tr("Lap")), action: "app.lap")
        return screen.isRunning
            ? Notification(
                title: local(tr("{}: running", Text(title))), body: time,
                buttons: [lap, .init(local(tr("Stop")), action: "app.stop")])
            : Notification(
                title: local(tr("{}: stopped", Text(title))), body: time,
                buttons: [.init(local(tr("Start")), action: "app.start")])
    }
}
