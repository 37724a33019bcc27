import GtkKit
import Screens

/// The elapsed time in large digits, its fraction smaller and dim on the same baseline; and the open lap, under it as
/// long as nobody takes it elsewhere.
///
/// The digits stand in a place of fixed size and are all of one width, so nothing moves while they change.
@MainActor
final class StopwatchFace {
    let root: Box
    let openLap: Box
    private let scroller: Scroller
    private let digits: Digits
    private let caption = Label(class: "name")
    private let lap = TimeCell(class: "time", alignment: 0)

    init() {
        let digits = Digits()
        let scroller = Scroller(.sideways, digits.inscription)
        openLap = Box(.row, class: "open-lap", [caption, lap.inscription])
        openLap.align(horizontally: .center)
        (self.digits, self.scroller) = (digits, scroller)
        root = Box(.column, class: "face", [scroller, openLap])
        scroller.onResize { [weak scroller] in
            MainLoop.beforePicture { digits.fit(in: scroller?.visibleWidth ?? 0) }
        }
    }

    /// Shows the lines of a screen's display: the elapsed time, and the open lap.
    func show(_ lines: [Line]) {
        guard let elapsed = lines.first?.trailing else { return }
        digits.inscription.spokenName = elapsed.name.string
        digits.show(elapsed.text, in: scroller.visibleWidth)
        guard lines.count > 1, let number = lines[1].leading else { return }
        caption.show(number)
        lap.show(lines[1].trailing)
    }

    /// Calls the handler when the room for the digits has changed, before the next picture.
    func onResize(_ handler: @escaping @MainActor () -> Void) {
        scroller.onResize { MainLoop.beforePicture(handler) }
    }

    /// Takes all the room of the screen, or that of a window.
    func setFullScreen(_ isFullScreen: Bool) {
        digits.isFullScreen = isFullScreen
        digits.fit(in: scroller.visibleWidth)
    }
}
