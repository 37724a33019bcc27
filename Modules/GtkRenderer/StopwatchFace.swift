import GtkKit
import Screens

/// The elapsed time in digits that fill the room, its fraction smaller and dim on the same baseline, or under a dial; and
/// the open lap, under it as long as nobody takes it elsewhere.
@MainActor
final class StopwatchFace {
    let root: Box
    let openLap: Box
    private let dial = Dial()
    private let digits: Digits
    private let caption = Label(class: "name")
    private let lap = TimeCell(class: "time", alignment: 0)
    private let target: Box
    private let targetCaption = Label(class: "name")
    private let toTarget = TimeCell(class: "time", alignment: 0)

    /// How the time is shown.
    enum Kind: String, CaseIterable {
        /// In digits.
        case digits
        /// On a dial, with digits under it.
        case dial
    }

    /// How the time is shown.
    var kind = Kind.digits {
        didSet { arrange() }
    }

    /// Whether the digits take all the room there is.
    var isFilling = false {
        didSet { arrange() }
    }

    init() {
        digits = Digits(.timer, class: "digits", size: .face, alignment: 0.5, dimsFraction: true)
        openLap = Box(.row, class: "open-lap", [caption, lap.canvas])
        openLap.align(horizontally: .center)
        target = Box(.row, class: "target", [targetCaption, toTarget.canvas])
        target.align(horizontally: .center)
        root = Box(.column, class: "face", [dial.canvas, digits.canvas, target, openLap])
        arrange()
    }

    /// Shows the lines of a screen's display: the elapsed time, and the open lap.
    func show(_ lines: [Line]) {
        guard let elapsed = lines.first?.trailing else { return }
        digits.canvas.spokenName = elapsed.name.string
        digits.show(elapsed.text)
        if kind == .dial { dial.show(elapsed.text) }
        target.isVisible = lines.count > 2
        guard lines.count > 1, let number = lines[1].leading else { return }
        caption.show(number)
        lap.show(lines[1].trailing)
        guard lines.count > 2, let text = lines[2].leading else { return }
        targetCaption.show(text)
        targetCaption.setClass("good", text.tone == .good)
        toTarget.show(lines[2].trailing)
    }

    private func arrange() {
        dial.canvas.isVisible = kind == .dial
        dial.canvas.expand(horizontally: true, vertically: isFilling)
        switch kind {
        case .digits: digits.size = isFilling ? .filling : .face
        case .dial: digits.size = isFilling ? .underLargeDial : .underDial
        }
        digits.canvas.expand(horizontally: true, vertically: isFilling && kind == .digits)
    }
}
