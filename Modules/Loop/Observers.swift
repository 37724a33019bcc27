/// Those who are told of new values, in order of subscription.
///
/// Accesses are unchecked: none runs foreign code, and the checks would cost more than the work.
@usableFromInline
final class Observers<Value> {
    /// One subscription; nil when cancelled, so that nothing is kept for an observer that is silent.
    @usableFromInline
    final class Slot {
        @exclusivity(unchecked) @usableFromInline var observe: ((Value) -> Void)?

        @inlinable
        init(_ observe: @escaping (Value) -> Void) {
            self.observe = observe
        }
    }

    @exclusivity(unchecked) @usableFromInline var slots: [Slot] = []
    @exclusivity(unchecked) @usableFromInline var isOpen = true

    @inlinable
    init() {}

    /// Adds an observer until the result is cancelled; in the middle of a round it is told from the next round on.
    /// Amortised O(1).
    @inlinable
    func subscribe(_ observe: @escaping (Value) -> Void) -> Cancellable {
        guard isOpen else { return Cancellable {} }
        let slot = Slot(observe)
        slots.append(slot)
        return Cancellable { self.remove(slot) }
    }

    /// Silences an observer from this moment on, in the middle of a round too. O(observers).
    @inlinable
    func remove(_ slot: Slot) {
        withExtendedLifetime(slot.observe) {  // Freed last: freeing may run code that cancels or subscribes.
            slot.observe = nil
            if let index = slots.firstIndex(where: { $0 === slot }) { slots.remove(at: index) }
        }
    }

    /// One round: tells every observer the value. Rounds must not nest; a mailbox sees to that.
    @inlinable
    func notify(_ value: Value) {
        for slot in slots {
            slot.observe?(value)
        }
    }

    /// Silences everyone for ever.
    @inlinable
    func close() {
        isOpen = false
        let dropped = slots
        slots = []
        for slot in dropped { remove(slot) }
    }
}
