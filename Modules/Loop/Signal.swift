/// Values over time, for whoever subscribes.
///
/// A subscriber is called on the caller's stack, from the moment it subscribes until it cancels. The signal of a
/// store's states gives the present state at once; an emitter's signal gives only what comes.
public struct Signal<Value> {
    @usableFromInline let source: (@escaping (Value) -> Void) -> Cancellable

    /// A signal whose source is known to be silent after it is cancelled.
    @inlinable
    init(silentWhenCancelled source: @escaping (@escaping (Value) -> Void) -> Cancellable) {
        self.source = source
    }

    /// A signal that calls `subscribe` for each subscriber, with the function to call for every value.
    ///
    /// A value that comes after cancelling, say from a timer that could not be stopped in time, reaches no one.
    @inlinable
    public init(_ subscribe: @escaping (_ observer: @escaping (Value) -> Void) -> Cancellable) {
        source = { observer in
            let permit = Permit()
            let subscription = subscribe { value in
                if permit.isValid { observer(value) }
            }
            return Cancellable {
                permit.isValid = false
                subscription.cancel()
            }
        }
    }

    /// Calls `observer` for every value until the result is cancelled or freed.
    @inlinable
    public func subscribe(_ observer: @escaping (Value) -> Void) -> Cancellable {
        source(observer)
    }
}
