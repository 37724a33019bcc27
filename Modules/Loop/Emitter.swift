/// The sending end of a signal: clicks, keys, ticks.
///
/// Every subscriber gets the values in the order emitted, also when one of them emits another in turn.
/// When the emitter is freed, its subscribers are too.
public final class Emitter<Value> {
    @usableFromInline let observers = Observers<Value>()
    @usableFromInline let mailbox = Mailbox<Value>()

    /// An emitter that nobody listens to yet.
    @inlinable
    public init() {
        let observers = observers
        mailbox.receive = { observers.notify($0) }
    }

    deinit {
        mailbox.close()
        observers.close()
    }

    /// What is emitted, from the moment of subscribing.
    @inlinable
    public var signal: Signal<Value> {
        let observers = observers
        return Signal(silentWhenCancelled: { observers.subscribe($0) })
    }

    /// Gives a value to every subscriber, now or, inside a subscriber, after the value on its way.
    @inlinable
    public func emit(_ value: Value) {
        mailbox.send(value)
    }
}
