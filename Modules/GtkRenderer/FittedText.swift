import GtkKit
import Screens

/// A text in one line, as large as fits; where even the smallest size does not, it scrolls to its end and fades at the
/// edges. Words are wrapped instead. Nothing is ever cut.
@MainActor
final class FittedText {
    let root: Scroller
    private let content: Content

    /// The label and its sizes; the scroller's handler holds them too.
    @MainActor
    private final class Content {
        let label: Label
        var steps: FontSteps
        init(_ label: Label, _ steps: FontSteps) { (self.label, self.steps) = (label, steps) }

        /// Chooses the size for a room of this width. The result is whether the text fits.
        func fit(in room: Int) -> Bool {
            let text = label.text
            let spans = { [label] (scale: Double) in
                [TextSpan(0..<text.utf8.count, .scale(scale))] + Grouping.spans(in: text, size: label.fontSize * scale)
            }
            let scale = steps.scale(in: room > 0 ? room : .max) { label.width(of: text, spans($0)) }
            label.setSpans(spans(scale))
            return room == 0 || label.width(of: text, spans(scale)) <= room
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
                root.scrollToEnd()
            }
        }
    }

    var spokenName: String {
        get { content.label.spokenName }
        set { content.label.spokenName = newValue }
    }

    /// Shows a text in the sizes of its kind; `wraps` for words.
    func show(_ text: String, steps: FontSteps, wraps: Bool = false) {
        content.label.text = text
        content.label.wraps = wraps
        root.isSideways = !wraps
        content.steps = steps
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
