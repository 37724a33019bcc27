import GtkKit
import Screens

/// A text in one line, as large as fits; where even the smallest size does not, it scrolls and fades at the edges.
/// Words are wrapped instead. Nothing is ever cut.
@MainActor
final class FittedText {
    let root: Scroller
    private let content: Content

    /// The label, what it shows and in which sizes; the scroller's handler holds them too.
    @MainActor
    private final class Content {
        let label: Label
        var text = Text("").styled
        var steps: FontSteps
        var showsEnd = true
        var caret: Caret?

        init(_ label: Label, _ steps: FontSteps) {
            self.label = label
            self.steps = steps
        }

        /// Chooses the size for a room of this width. The result is whether the text fits.
        func fit(in room: Int) -> Bool {
            let room = room > 0 ? room : .max
            let scale = steps.scale(in: room, width: width)
            label.setSpans(spans(scale))
            return width(scale) <= room
        }

        private func width(_ scale: Double) -> Int {
            label.width(of: label.text, spans(scale))
        }

        private func spans(_ scale: Double) -> [TextSpan] {
            [TextSpan(0..<text.text.utf8.count, .scale(scale))]
                + Grouping.spans(of: text, size: label.fontSize * scale) + (caret.map { spans(of: $0) } ?? [])
        }

        /// What is selected, and where something is wrong.
        private func spans(of caret: Caret) -> [TextSpan] {
            let selected = text.place(of: caret.selection.lowerBound)..<text.place(of: caret.selection.upperBound)
            var spans = [TextSpan(selected, .ground(label.color(named: "tally_soft")))]
            if let fault = caret.fault, fault < text.text.utf8.count {
                let place = text.place(of: fault)
                let letter = place..<text.place(of: fault + 1)
                spans += [TextSpan(letter, .ground(label.color(named: "tally_badsoft"))), TextSpan(letter, .underline)]
            }
            return spans
        }

        /// Moves what the caret is at into sight; without one the end, or the start.
        func place(in root: Scroller) {
            guard let caret, caret.isActive else { return root.scroll(toEnd: showsEnd) }
            root.scroll(to: label.caret(at: text.place(of: caret.position)).x)
        }

        /// Draws the caret.
        func draw(_ painter: Painter) {
            guard let caret, caret.isActive else { return }
            var place = label.caret(at: text.place(of: caret.position))
            place.x = min(max(0, place.x.rounded() - 1), painter.width - 2)
            place.width = 2
            painter.fill(place, label.color(named: "tally_link"), around: 0, 0, turned: 0)
        }
    }

    private let mark: Canvas?

    /// With `select` the text can be edited: its caret is drawn, and clicks and drags tell where in the text they are.
    init(class name: String, steps: FontSteps, select: (@MainActor (_ from: Int, _ to: Int) -> Void)? = nil) {
        let label = Label(class: name)
        label.alignment = 1
        let content = Content(label, steps)
        mark = select.map { _ in Canvas(.picture, class: "caret", draw: { content.draw($0) }) }
        let root = Scroller(.sideways, mark.map { Overlay($0, over: label) } ?? label)
        (self.content, self.root) = (content, root)
        root.expand(horizontally: true)
        root.onResize { [weak root] in
            // After this layout, before the next picture.
            MainLoop.beforePicture {
                guard let root else { return }
                Self.fit(content, in: root)
                content.place(in: root)
            }
        }
        mark?.isTarget = false
        if let select { follow(select) }
    }

    /// Tells of the places in the text that a pointer chooses.
    private func follow(_ select: @escaping @MainActor (_ from: Int, _ to: Int) -> Void) {
        var start = 0
        let byte = { @MainActor [weak content] (x: Double, y: Double) in
            content.map { $0.text.offset(at: $0.label.byte(nearestTo: x, y)) } ?? 0
        }
        _ = DragGesture(
            on: content.label,
            begin: { x, y in
                start = byte(x, y)
                select(start, start)
            },
            move: { x, y in select(start, byte(x, y)) })
    }

    /// Shows a text that is edited, its caret in sight.
    func show(_ readout: Readout, steps: FontSteps) {
        content.caret = readout.caret
        show(windowNumbers.styled(readout), steps: steps)
        mark?.redraw()
        let (content, root) = (content, root)
        MainLoop.beforePicture { content.place(in: root) }
    }

    /// What a screen reader calls it.
    var spokenName: String {
        get { content.label.spokenName }
        set { content.label.spokenName = newValue }
    }

    /// Shows a text in the sizes of its kind: `wraps` for words, `showsEnd` for what is being typed. Of a result that
    /// does not fit, the first digits count most.
    func show(_ text: StyledText, steps: FontSteps, wraps: Bool = false, showsEnd: Bool = true) {
        content.text = text
        content.label.text = text.text.string
        content.label.wraps = wraps
        root.isSideways = !wraps
        content.steps = steps
        content.showsEnd = showsEnd
        Self.fit(content, in: root)
    }

    /// Fits the text; Tab stops at what does not fit, so that keys can scroll it.
    private static func fit(_ content: Content, in root: Scroller) {
        root.isFocusable = !content.fit(in: root.visibleWidth) && root.isSideways
    }

    /// Adds or takes away a class of the label.
    func setClass(_ name: String, _ isThere: Bool) {
        content.label.setClass(name, isThere)
    }
}
