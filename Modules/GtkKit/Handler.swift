import CGtk

/// A Swift closure on its way through C, as the `gpointer data` of a callback.
final class Handler<Function> {
    private let function: Function

    init(_ function: Function) {
        self.function = function
    }

    /// A reference for C to keep, until it calls the destroy notify or, for a callback that comes once, that callback.
    func retained() -> gpointer {
        Unmanaged.passRetained(self).toOpaque()
    }

    /// Calls the closure that `data` stands for. GTK calls back on the thread that runs its loop, the main thread;
    /// `assumeIsolated` stops the program should that ever not be so.
    static func call<Result: Sendable>(_ data: gpointer?, _ body: @MainActor (Function) -> Result) -> Result {
        // The pointer does not leave this thread: assumeIsolated runs its closure here and now.
        nonisolated(unsafe) let data = data
        return MainActor.assumeIsolated {
            body(stored(in: data).takeUnretainedValue().function)
        }
    }

    /// The same for a callback that comes once and has no destroy notify: C's reference ends with it.
    static func callOnce(_ data: gpointer?, _ body: @MainActor (Function) -> Void) {
        call(data, body)
        stored(in: data).release()
    }

    private static func stored(in data: gpointer?) -> Unmanaged<Handler> {
        guard let data else { fatalError("a callback came without its data") }
        return Unmanaged.fromOpaque(data)
    }
}
