/// Something that goes on until it is cancelled: a subscription, a timer, a loop.
///
/// Keep it; it is cancelled by `cancel()` or when it is freed, whichever comes first, and only once.
public final class Cancellable {
    @usableFromInline var action: (() -> Void)?

    /// Calls `cancel` once, when cancelled.
    @inlinable
    public init(_ cancel: @escaping () -> Void) {
        action = cancel
    }

    /// Cancels the parts in their order.
    @inlinable
    convenience init(all parts: [Cancellable]) {
        self.init { for part in parts { part.cancel() } }
    }

    /// Ends it. Later calls do nothing.
    @inlinable
    public func cancel() {
        guard let action else { return }
        self.action = nil
        action()
    }

    deinit {
        cancel()
    }
}
