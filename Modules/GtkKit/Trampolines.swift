import CGtk

/// The functions that C calls back: one a C signature, all of them here, each under its C prototype.
///
/// Each finds its Swift closure in `data`, which C owns and gives back through `release` or `releaseClosure`.
enum Trampoline {
    typealias Plain = @MainActor () -> Void
    typealias Owner = @MainActor (_ button: OpaquePointer?) -> Void
    typealias Key = @MainActor (_ keyval: guint, _ keycode: guint, _ state: GdkModifierType, _ time: UInt32) -> Bool
    typealias Press = @MainActor (_ time: UInt32) -> Void
    typealias Drag = @MainActor (_ x: Double, _ y: Double) -> Void
    typealias Activation = @MainActor (_ parameter: OpaquePointer?) -> Void
    typealias Item = @MainActor (_ item: gpointer?) -> Void
    typealias Draw = @MainActor (_ area: gpointer?, _ cairo: OpaquePointer?, _ width: Int32, _ height: Int32) -> Void
    typealias Paint = @MainActor (Painter) -> Void
    typealias Measure = @MainActor (_ width: Int) -> Canvas.Extent
    typealias Ready = @MainActor (_ source: gpointer?, _ result: OpaquePointer?) -> Void
    typealias Message = @MainActor (_ parameters: OpaquePointer?) -> Void
    typealias Again = @MainActor () -> Bool
    typealias Response = @MainActor (_ dialog: gpointer?, _ response: Int32) -> Void

    /// `void (*) (GObject *self, gpointer data)`: most signals
    static var plain: @convention(c) (gpointer?, gpointer?) -> Void {
        { _, data in Handler<Plain>.call(data) { $0() } }
    }

    /// `void (*GtkMenuButtonCreatePopupFunc) (GtkMenuButton *button, gpointer data)`
    static var owner: GtkMenuButtonCreatePopupFunc {
        { button, data in
            // Used before the call returns, on this thread.
            nonisolated(unsafe) let button = button
            Handler<Owner>.call(data) { $0(button) }
        }
    }

    /// `void (*notify) (GObject *self, GParamSpec *property, gpointer data)`
    static var notify: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void {
        { _, _, data in Handler<Plain>.call(data) { $0() } }
    }

    /// `gboolean (*key_pressed) (GtkEventControllerKey *self, guint keyval, guint keycode, GdkModifierType state,
    /// gpointer data)`
    static var keyPressed: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean {
        { controller, keyval, keycode, state, data in
            let time = gtk_event_controller_get_current_event_time(OpaquePointer(controller))
            return Handler<Key>.call(data) { $0(keyval, keycode, state, time) } ? 1 : 0
        }
    }

    /// `void (*key_released) (GtkEventControllerKey *self, guint keyval, guint keycode, GdkModifierType state,
    /// gpointer data)`
    static var keyReleased: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> Void {
        { _, keyval, keycode, state, data in
            _ = Handler<Key>.call(data) { $0(keyval, keycode, state, 0) }
        }
    }

    /// `void (*pressed) (GtkGestureClick *self, gint count, gdouble x, gdouble y, gpointer data)`
    static var pressed: @convention(c) (gpointer?, gint, gdouble, gdouble, gpointer?) -> Void {
        { gesture, _, _, _, data in
            let time = gtk_event_controller_get_current_event_time(OpaquePointer(gesture))
            Handler<Press>.call(data) { $0(time) }
        }
    }

    /// `void (*drag_begin) (GtkGestureDrag *self, gdouble x, gdouble y, gpointer data)`, also drag_update
    static var dragged: @convention(c) (gpointer?, gdouble, gdouble, gpointer?) -> Void {
        { _, x, y, data in Handler<Drag>.call(data) { $0(x, y) } }
    }

    /// `void (*activate) (GSimpleAction *self, GVariant *parameter, gpointer data)`
    static var activated: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void {
        { _, parameter, data in
            // Read before the call returns, on this thread.
            nonisolated(unsafe) let parameter = parameter
            Handler<Activation>.call(data) { $0(parameter) }
        }
    }

    /// `void (*setup) (GtkSignalListItemFactory *self, GtkListItem *item, gpointer data)`, also bind and teardown
    static var item: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void {
        { _, item, data in
            // Read before the call returns, on this thread.
            nonisolated(unsafe) let item = item
            Handler<Item>.call(data) { $0(item) }
        }
    }

    /// `void (*GtkDrawingAreaDrawFunc) (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)`
    static var draw: GtkDrawingAreaDrawFunc {
        { area, cairo, width, height, data in
            // Drawn with before the call returns, on this thread.
            nonisolated(unsafe) let (area, cairo) = (area, cairo)
            Handler<Draw>.call(data) { $0(area, cairo, width, height) }
        }
    }

    /// `void (*snapshot) (GtkWidget *self, GtkSnapshot *snapshot)`, of a class: the closure hangs on the widget
    static var snapshot: @convention(c) (UnsafeMutablePointer<GtkWidget>?, OpaquePointer?) -> Void {
        { widget, snapshot in
            // Drawn with before the call returns, on this thread.
            nonisolated(unsafe) let snapshot = snapshot
            let size = Self.size(of: widget)
            Handler<Paint>.call(Self.closure(DrawnType.drawing, of: widget)) { paint in
                paint(Painter(snapshot: snapshot, width: size.width, height: size.height))
            }
        }
    }

    /// `void (*measure) (GtkWidget *self, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    /// int *minimum_baseline, int *natural_baseline)`, of a class: the closure hangs on the widget
    static var measure: GtkCustomMeasureFunc {
        { widget, orientation, width, minimum, natural, _, _ in
            var extent = Canvas.Extent.none
            if orientation == GTK_ORIENTATION_VERTICAL {
                extent = Handler<Measure>.call(Self.closure(DrawnType.measuring, of: widget)) { $0(Int(width)) }
            }
            minimum?.pointee = Int32(extent.least)
            natural?.pointee = Int32(extent.natural)
        }
    }

    /// `void (*size_allocate) (GtkWidget *self, int width, int height, int baseline)`, of a class: the closure, if there is
    /// one, hangs on the widget
    static var allocated: @convention(c) (UnsafeMutablePointer<GtkWidget>?, Int32, Int32, Int32) -> Void {
        { widget, _, _, _ in
            if let closure = Self.closure(DrawnType.resizing, of: widget) { Handler<Plain>.call(closure) { $0() } }
        }
    }

    /// `void (*GAsyncReadyCallback) (GObject *source, GAsyncResult *result, gpointer data)`: comes once
    static var ready: GAsyncReadyCallback {
        { source, result, data in
            // Read before the call returns, on this thread.
            nonisolated(unsafe) let (source, result) = (gpointer(source), result)
            Handler<Ready>.callOnce(data) { $0(source, result) }
        }
    }

    /// `void (*GDBusSignalCallback) (GDBusConnection *connection, const gchar *sender, const gchar *path,
    /// const gchar *interface, const gchar *signal, GVariant *parameters, gpointer data)`
    static var message: GDBusSignalCallback {
        { _, _, _, _, _, parameters, data in
            // Read before the call returns, on this thread.
            nonisolated(unsafe) let parameters = parameters
            Handler<Message>.call(data) { $0(parameters) }
        }
    }

    /// `void (*response) (GtkNativeDialog *self, gint response, gpointer data)`
    static var response: @convention(c) (gpointer?, gint, gpointer?) -> Void {
        { dialog, response, data in
            // Used before the call returns, on this thread.
            nonisolated(unsafe) let dialog = dialog
            Handler<Response>.call(data) { $0(dialog, response) }
        }
    }

    /// `gboolean (*close_request) (GtkWindow *self, gpointer data)`: whether the handler has done it all
    static var asked: @convention(c) (gpointer?, gpointer?) -> gboolean {
        { _, data in Handler<Again>.call(data) { $0() } ? 1 : 0 }
    }

    /// `gboolean (*GSourceFunc) (gpointer data)`: whether to be called again
    static var again: GSourceFunc {
        { data in Handler<Again>.call(data) { $0() } ? 1 : 0 }
    }

    /// `gboolean (*GUnixFDSourceFunc) (gint fd, GIOCondition condition, gpointer data)`: whether to be called again
    static var readable: GUnixFDSourceFunc {
        { _, _, data in
            Handler<Plain>.call(data) { $0() }
            return 1
        }
    }

    private static func closure(_ name: GQuark, of widget: UnsafeMutablePointer<GtkWidget>?) -> gpointer? {
        UnsafeMutableRawPointer(widget).flatMap { g_object_get_qdata($0.assumingMemoryBound(to: GObject.self), name) }
    }

    private static func size(of widget: UnsafeMutablePointer<GtkWidget>?) -> (width: Double, height: Double) {
        (Double(gtk_widget_get_width(widget)), Double(gtk_widget_get_height(widget)))
    }

    /// `void (*GDestroyNotify) (gpointer data)`
    static var release: GDestroyNotify {
        { data in
            if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
        }
    }

    /// `void (*GClosureNotify) (gpointer data, GClosure *closure)`
    static var releaseClosure: GClosureNotify {
        { data, _ in
            if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
        }
    }
}
