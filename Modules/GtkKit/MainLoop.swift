import CGtk
import HostKit
import Loop

/// Calls that the main loop makes.
@MainActor
public enum MainLoop {
    /// Calls `body` every so many milliseconds, from 1, until the result is cancelled.
    public static func every(_ milliseconds: UInt32, _ body: @escaping @MainActor () -> Void) -> Cancellable {
        let handler = Handler<Trampoline.Again> {
            body()
            return true
        }
        let source = g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds, Trampoline.again, handler.retained(), Trampoline.release)
        return Cancellable { g_source_remove(source) }
    }

    /// Calls `body` whenever a descriptor has something to read, until the result is cancelled.
    public static func watch(_ descriptor: Int32, _ body: @escaping @MainActor () -> Void) -> Cancellable {
        let handler = Handler<Trampoline.Plain> { body() }
        let source = g_unix_fd_add_full(
            G_PRIORITY_DEFAULT, descriptor, G_IO_IN, Trampoline.readable, handler.retained(), Trampoline.release)
        return Cancellable { g_source_remove(source) }
    }

    /// The host's clock, and the main loop's timers to the millisecond.
    public static var time: TimeSource {
        TimeSource(now: Clock.now) { nanoseconds in
            Signal { observer in
                every(UInt32(clamping: max(1, nanoseconds / 1_000_000))) { observer(Clock.now()) }
            }
        }
    }

    /// Calls `body` once, before the next picture is drawn.
    public static func beforePicture(_ body: @escaping @MainActor () -> Void) {
        once(G_PRIORITY_HIGH_IDLE, body)
    }

    /// Calls `body` once, after the next picture has been drawn and with it every change of style has arrived.
    public static func afterPicture(_ body: @escaping @MainActor () -> Void) {
        once(G_PRIORITY_DEFAULT_IDLE, body)
    }

    private static func once(_ priority: Int32, _ body: @escaping @MainActor () -> Void) {
        let handler = Handler<Trampoline.Again> {
            body()
            return false
        }
        g_idle_add_full(priority, Trampoline.again, handler.retained(), Trampoline.release)
    }
}
