import CGtk
import Glibc

/// A list of rows of which only those in sight are widgets, however many there are.
public final class ListView<Row>: Widget {
    override class var gType: GType { gtk_list_view_get_type() }

    private let model: Object
    private let rows: Rows

    /// A list whose rows are made by `make`, each with its widget, and filled by `fill`, which gets the position from
    /// the top.
    public init(
        class name: String, make: @escaping @MainActor () -> (Row, Widget),
        fill: @escaping @MainActor (Row, Int) -> Void
    ) {
        model = Object(new: UnsafeMutableRawPointer(gtk_string_list_new(nil)))
        rows = Rows(make: make, fill: fill)
        let selection = gtk_no_selection_new(OpaquePointer(model.newReference))
        super.init(new: gtk_list_view_new(selection, OpaquePointer(rows.makeFactory().newReference)))
        setClass(name)
    }

    /// How many rows there are.
    public var count: Int { Int(g_list_model_get_n_items(model.opaque)) }

    /// Puts rows on top, or takes rows from the top away, until there are `count`; or does so at the end. O(rows that come or
    /// go).
    public func setCount(_ count: Int, atEnd: Bool = false) {
        let change = count - self.count
        if change == 0 { return }
        let text = strdup("")  // The model makes copies of it.
        defer { free(text) }
        var additions = Array(repeating: UnsafePointer(text), count: max(0, change)) + [nil]
        let place = atEnd ? min(count, self.count) : 0
        gtk_string_list_splice(model.opaque, guint(place), guint(max(0, -change)), &additions)
    }

    /// Shows the row at a position; that of the row on top keeps to the top while others come before it.
    public func scroll(to position: Int) {
        guard position < count else { return }
        gtk_widget_activate_action_variant(widget, "list.scroll-to-item", g_variant_new_uint32(guint(position)))
    }

    /// Calls the handler with the position of a row when the pointer's main button goes down on it. The other button does
    /// the same, and then opens the menu at the row.
    public func onClick(
        _ handler: @escaping @MainActor (Int) -> Void, menu: @escaping @MainActor () -> Menu
    ) {
        rows.click = handler
        rows.other = handler
        rows.menu = menu
    }

    /// Calls the handler with the position of a row when the pointer's other button goes down on it, and opens the menu there.
    public func onMenu(_ handler: @escaping @MainActor (Int) -> Void, menu: @escaping @MainActor () -> Menu) {
        rows.other = handler
        rows.menu = menu
    }

    /// Has a screen reader call the row at a position so; else it goes by what is in it.
    public func nameRows(_ name: @escaping @MainActor (Int) -> String) {
        rows.name = name
    }

    /// Fills the rows in sight anew.
    public func refresh() {
        rows.refresh()
    }

    /// The rows that are widgets now, by the list item that shows them.
    @MainActor
    private final class Rows {
        let make: @MainActor () -> (Row, Widget)
        let fill: @MainActor (Row, Int) -> Void
        var alive: [OpaquePointer: Row] = [:]
        var click: (@MainActor (Int) -> Void)?
        var other: (@MainActor (Int) -> Void)?
        var menu: (@MainActor () -> Menu)?
        var name: (@MainActor (Int) -> String)?

        init(make: @escaping @MainActor () -> (Row, Widget), fill: @escaping @MainActor (Row, Int) -> Void) {
            self.make = make
            self.fill = fill
        }

        /// The factory that GTK asks for rows.
        func makeFactory() -> Object {
            let factory = Object(new: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
            factory.connect("setup", through: Trampoline.item, Handler<Trampoline.Item>(setUp))
            factory.connect("bind", through: Trampoline.item, Handler<Trampoline.Item>(show))
            factory.connect("teardown", through: Trampoline.item, Handler<Trampoline.Item>(tearDown))
            return factory
        }

        func setUp(_ item: gpointer?) {
            guard let item = OpaquePointer(item) else { return }
            let (row, root) = make()
            gtk_list_item_set_child(item, root.widget)
            gtk_list_item_set_activatable(item, 0)
            gtk_list_item_set_selectable(item, 0)
            alive[item] = row
            hear(root, of: item, .main) { [weak self] position in self?.click?(position) }
            hear(root, of: item, .other) { [weak self, weak root] position in
                guard let self, let root, let menu else { return }
                other?(position)
                root.popUp(menu())
            }
        }

        /// Tells the position of an item when its widget is clicked. The item outlives its widget.
        private func hear(
            _ root: Widget, of item: OpaquePointer, _ button: ClickGesture.Button,
            _ body: @escaping @MainActor (Int) -> Void
        ) {
            let gesture = ClickGesture(button)
            gesture.attach(to: root)
            gesture.onPress { _ in
                let position = gtk_list_item_get_position(item)
                if position != .max { body(Int(position)) }
            }
        }

        func show(_ item: gpointer?) {
            guard let item = OpaquePointer(item), let row = alive[item] else { return }
            fill(row, in: item)
        }

        private func fill(_ row: Row, in item: OpaquePointer) {
            let position = Int(gtk_list_item_get_position(item))
            fill(row, position)
            if let name, let place = gtk_widget_get_parent(gtk_list_item_get_child(item)) {
                Widget(shared: place).spokenName = name(position)
            }
        }

        func tearDown(_ item: gpointer?) {
            guard let item = OpaquePointer(item) else { return }
            alive[item] = nil
        }

        func refresh() {
            for (item, row) in alive where gtk_list_item_get_position(item) != .max {
                fill(row, in: item)
            }
        }
    }
}
