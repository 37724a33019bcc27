import GtkKit
import Loop

/// Calls the user of a window when a target is reached: by a frame that pulses, or stands still where motion is not
/// wanted, and by a sound for those who have chosen it.
@MainActor
final class WindowAlert {
    private let window: Window
    private let settings: WindowSettings?
    private lazy var sound = Action(Self.setting, isOn: settings?.read(Self.setting) == "on") { [weak self] in
        self?.toggleSound()
    }
    private var timer: Cancellable?

    /// How long the frame is there, in milliseconds.
    private static let duration: UInt32 = 5000
    private static let setting = "alert-sound"

    /// Adds the choice of a sound to a window.
    init(of window: Window, settings: WindowSettings?) {
        self.window = window
        self.settings = settings
        window.add(sound)
    }

    /// Calls the user.
    func call() {
        window.setClass("alert")
        timer?.cancel()
        timer = MainLoop.every(Self.duration) { [weak self] in self?.end() }
        if sound.isOn ?? false { window.ring() }
    }

    private func end() {
        timer?.cancel()
        window.setClass("alert", false)
    }

    private func toggleSound() {
        let isOn = !(sound.isOn ?? false)
        sound.isOn = isOn
        settings?.write(isOn ? "on" : "off", Self.setting)
    }
}
