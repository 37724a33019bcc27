import CGtk

/// A widget that a closure draws. What it shows changes without a new layout, and only what differs is drawn anew.
public final class Canvas: Widget {
    /// What it is to screen readers.
    public enum Kind: Sendable {
        /// Nothing: something else says the same.
        case picture
        /// A text.
        case text
        /// A running time.
        case timer
        /// Words that are said when they change.
        case announcement
    }

    /// How large a canvas can be, in pixels.
    public struct Extent: Equatable, Sendable {
        /// The least that it needs.
        public var least: Int
        /// What it likes.
        public var natural: Int

        /// An extent.
        public init(least: Int, natural: Int) {
            self.least = least
            self.natural = natural
        }
    }

    private let isText: Bool

    /// A canvas in a class of the style sheet. `height` tells how high it is at a width, which is -1 where that is not
    /// known yet; its least width is the style sheet's.
    public init(
        _ kind: Kind, class name: String, height: @escaping @MainActor (_ width: Int) -> Extent = { _ in .none },
        draw: @escaping @MainActor (Painter) -> Void
    ) {
        isText = kind != .picture
        super.init(new: g_object_new_with_properties(Self.type(of: kind), 0, nil, nil))
        setClass(name)
        // An empty text too: GTK would call it by the name of its class.
        setSilent()
        if isText { gtk_inscription_set_text(opaque, "") }
        keep(Handler<Trampoline.Paint>(draw), as: DrawnType.drawing)
        keep(Handler<Trampoline.Measure>(height), as: DrawnType.measuring)
    }

    private func keep<Function>(_ handler: Handler<Function>, as name: GQuark) {
        g_object_set_qdata_full(pointer(), name, handler.retained(), Trampoline.release)
    }

    private static func type(of kind: Kind) -> GType {
        switch kind {
        case .picture: DrawnType.picture
        case .text: DrawnType.text
        case .timer: DrawnType.timer
        case .announcement: DrawnType.announcement
        }
    }

    /// The text that screen readers read; setting another one draws anew. A picture has none.
    public var text = "" {
        didSet {
            guard isText, text != oldValue else { return }
            gtk_inscription_set_text(opaque, text)
            announceName()
            if text.isEmpty != oldValue.isEmpty { setSilent(text.isEmpty) }
        }
    }

    /// Calls the handler when a layout has given it another size, before the next picture.
    public func onResize(_ handler: @escaping @MainActor () -> Void) {
        // Not at once: nothing may be laid out anew in the midst of a layout.
        keep(Handler<Trampoline.Plain> { MainLoop.beforePicture(handler) }, as: DrawnType.resizing)
    }

    /// Draws it anew in the next picture.
    public func redraw() {
        gtk_widget_queue_draw(widget)
    }

    /// Measures it anew before the next picture.
    public func remeasure() {
        gtk_widget_queue_resize(widget)
    }
}

extension Canvas.Extent {
    /// As low as the style sheet allows.
    public static let none = Canvas.Extent(least: 0, natural: 0)
}
