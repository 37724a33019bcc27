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
                + Grouping.spans(of: text, size: label.fontSize * scale)
        }
    }

    init(class name: String, steps: FontSteps) {
        let label = Label(class: name)
        label.alignment = 1
        let content = Content(label, steps)
        let root = Scroller(.sideways, label)
        (self.content, self.root) = (content, root)
        root.expand(horizontally: true)
        root.onResize { [weak root] in
            // After this layout, before the next picture.
            MainLoop.beforePicture {
                guard let root else { return }
                Self.fit(content, in: root)
                root.scroll(toEnd: content.showsEnd)
            }
        }
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
