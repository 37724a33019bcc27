import GtkKit
import Screens

/// A sign drawn on a button or beside a word. On a square of 16, in lines of 1.6 or filled.
enum Sign {
    /// The sign of a control, if it has one.
    static func of(_ control: Control) -> Shape? {
        switch (control.kind, control.emphasis) {
        case ("backspace", _): backspace
        case ("lap", _): flag
        case ("reset", _): turn
        case ("new-watch", _): plus
        case (_, .start): triangle
        case (_, .stop): square
        default: nil
        }
    }

    /// Whether a control's sign says it all, so that its label is not drawn.
    static func replacesLabel(of control: Control) -> Bool {
        control.label == "⌫"
    }

    /// Three lines: the menu.
    static let menu = lines([
        [.move(1.5, 4), .line(14.5, 4), .move(1.5, 8), .line(14.5, 8), .move(1.5, 12), .line(14.5, 12)]
    ])

    /// Four corners: the whole screen.
    static let corners = lines([
        [.move(2.2, 5.5), .line(2.2, 2.2), .line(5.5, 2.2), .move(10.5, 2.2), .line(13.8, 2.2), .line(13.8, 5.5)],
        [
            .move(13.8, 10.5), .line(13.8, 13.8), .line(10.5, 13.8), .move(5.5, 13.8), .line(2.2, 13.8),
            .line(2.2, 10.5),
        ],
    ])

    /// An angle downwards: a menu.
    static let chevron = lines([[.move(3.5, 5.8), .line(8, 10.3), .line(12.5, 5.8)]])

    /// A cross: close.
    static let cross = lines([[.move(4, 4), .line(12, 12), .move(12, 4), .line(4, 12)]])

    /// A triangle with an exclamation mark: an error.
    static let warning = Shape(
        size: 16,
        strokes: [
            .init(width: 1.6, [.move(8, 2), .line(15, 14), .line(1, 14), .close, .move(8, 6.4), .line(8, 9.6)]),
            .init(width: nil, [.arc(x: 8, y: 11.8, radius: 0.95, from: 0, to: 360)]),
        ])

    private static let backspace = lines([
        [
            .move(5.2, 3), .line(13, 3), .line(14.6, 4.6), .line(14.6, 11.4), .line(13, 13), .line(5.2, 13),
            .line(1, 8), .close,
        ],
        [.move(7.4, 6.2), .line(11, 9.8), .move(11, 6.2), .line(7.4, 9.8)],
    ])

    private static let flag = lines([
        [.move(3.2, 14.4), .line(3.2, 2.6), .line(13, 2.6), .line(10.6, 5.6), .line(13, 8.6), .line(3.2, 8.6)]
    ])

    private static let plus = lines([[.move(8, 2.5), .line(8, 13.5), .move(2.5, 8), .line(13.5, 8)]])

    private static let turn = lines([
        [.arc(x: 8, y: 8.4, radius: 5.2, from: 15, to: 312), .move(12, 1.6), .line(12, 4.9), .line(8.7, 4.9)]
    ])

    /// A triangle to the right: time runs, or begins to.
    static let triangle = Shape(
        size: 16, strokes: [.init(width: nil, [.move(3.4, 1.6), .line(14.2, 8), .line(3.4, 14.4), .close])])

    private static let square = Shape(
        size: 16,
        strokes: [
            .init(
                width: nil,
                [
                    .arc(x: 12, y: 12, radius: 1.6, from: 0, to: 90), .arc(x: 4, y: 12, radius: 1.6, from: 90, to: 180),
                    .arc(x: 4, y: 4, radius: 1.6, from: 180, to: 270),
                    .arc(x: 12, y: 4, radius: 1.6, from: 270, to: 360),
                    .close,
                ])
        ])

    private static func lines(_ strokes: [[Shape.Step]]) -> Shape {
        Shape(size: 16, strokes: strokes.map { .init(width: 1.6, $0) })
    }
}

extension Control {
    /// The identifier without the number of the watch that it belongs to: `lap` of `lap-2`.
    fileprivate var kind: Text {
        guard let last = id.utf8.last, last.isDigit, emphasis != .digit else { return id }
        return Text(utf8: Array(id.utf8.dropLast(2)))
    }
}
