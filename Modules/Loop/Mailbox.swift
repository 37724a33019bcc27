/// Hands elements one at a time, first in first out, to one receiver, on a stack that does not grow.
///
/// An element sent while another is being received waits until that one is done. The owner closes the mailbox when it
/// goes; whoever else holds the mailbox holds only an empty box.
@usableFromInline
final class Mailbox<Element> {
    /// An element that waits, and the permission it was sent under.
    @usableFromInline typealias Letter = (element: Element, permit: Permit?)

    // Unchecked: no access to these runs foreign code, and the checks would cost more than the work.

    /// The receiver; nil when closed.
    @exclusivity(unchecked) @usableFromInline var receive: ((Element) -> Void)?
    @exclusivity(unchecked) @usableFromInline var waiting = Queue<Letter>()
    @exclusivity(unchecked) @usableFromInline var isBusy = false

    @inlinable
    init() {}

    /// Delivers an element, now or after those that wait; never if `permit` is withdrawn by then. Amortised O(1).
    @inlinable
    func send(_ element: Element, permit: Permit? = nil) {
        if isBusy {
            waiting.append((element, permit))
        } else {
            holdingBack { deliver(element, permit) }
        }
    }

    /// Runs `body` while whatever is sent waits, and then delivers what waits.
    @inlinable
    func holdingBack(_ body: () -> Void) {
        if isBusy { return body() }
        isBusy = true
        body()
        while let letter = waiting.popFirst() {
            deliver(letter.element, letter.permit)
        }
        isBusy = false
    }

    @inlinable
    func deliver(_ element: Element, _ permit: Permit?) {
        if let permit, !permit.isValid { return }
        receive?(element)
    }

    /// Drops what waits and all that will be sent.
    @inlinable
    func close() {
        withExtendedLifetime(receive) {  // Freed last: freeing may run code that sends.
            receive = nil
        }
    }
}
