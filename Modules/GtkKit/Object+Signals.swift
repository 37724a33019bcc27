import CGtk

extension Object {
    /// Calls the handler whenever the object emits the signal. GLib owns the handler and frees it with the object;
    /// so let it capture no wrapper of the object itself, nor of anything that holds the object.
    func connect(_ signal: String, _ handler: @escaping Trampoline.Plain) {
        connect(signal, through: Trampoline.plain, Handler(handler))
    }

    /// Calls the handler whenever the property has changed.
    func connect(change property: String, _ handler: @escaping Trampoline.Plain) {
        connect("notify::" + property, through: Trampoline.notify, Handler(handler))
    }

    /// Connects a handler through the trampoline that fits the signal's C signature.
    func connect<Signature, Function>(_ signal: String, through trampoline: Signature, _ handler: Handler<Function>) {
        g_signal_connect_data(
            raw, signal, unsafeBitCast(trampoline, to: GCallback.self), handler.retained(),
            Trampoline.releaseClosure, GConnectFlags(rawValue: 0))
    }
}
