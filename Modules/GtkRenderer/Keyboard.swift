import GtkKit
import Loop
import Screens

/// Listens to the keys and the pointer of a window, and presses the controls that keys name.
@MainActor
final class Keyboard {
    private var router: KeyRouter
    private unowned let window: Window
    private let shown: ScreenWindow.Shown
    private let press: Emitter<UserInput>

    init(of window: Window, shown: ScreenWindow.Shown, ignoresRepeats: Bool, press: Emitter<UserInput>) {
        router = KeyRouter(ignoresRepeats: ignoresRepeats)
        self.window = window
        self.shown = shown
        self.press = press
        KeyController { [weak self] stroke in self?.take(stroke) ?? false }.attach(to: window)
        let gesture = ClickGesture()
        gesture.attach(to: window)
        gesture.onPress { [weak self] _ in self?.takeClick() }
    }

    private func take(_ stroke: KeyController.Stroke) -> Bool {
        let route = router.route(
            name(of: stroke), isChord: stroke.isChord, isRepeat: stroke.isRepeat, focus: window.focus,
            on: shown.screen)
        switch route {
        case .press(let id):
            if window.focus == .widget && shown.screen.entry == nil { window.dropFocus() }
            press.emit(.press(id, at: stroke.time))
            return true
        case .insert(let text):
            if window.focus == .widget { window.dropFocus() }
            // A letter in its own case: names of keys have none.
            press.emit(.insert(text == " " ? text : stroke.character.map { Text($0) } ?? text))
            return true
        case .widgets: return false
        case .nowhere: return true
        }
    }

    /// The name of a key, with Shift where a control has that for a key.
    private func name(of stroke: KeyController.Stroke) -> String? {
        guard let name = stroke.name, stroke.isShifted else { return stroke.name }
        let shifted = "Shift+" + name
        return shown.screen.control(key: Text(shifted)) == nil ? name : shifted
    }

    private func takeClick() {
        router.click()
        if window.focus == .widget && shown.screen.entry == nil { window.dropFocus() }
    }
}
