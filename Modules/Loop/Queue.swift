/// First in, first out. All operations are amortised O(1); an element is freed as soon as it is taken.
@usableFromInline
struct Queue<Element> {
    @usableFromInline var incoming: [Element] = []
    /// The oldest elements, newest first.
    @usableFromInline var outgoing: [Element] = []

    @inlinable
    init() {}

    @inlinable
    mutating func append(_ element: Element) {
        incoming.append(element)
    }

    @inlinable
    mutating func popFirst() -> Element? {
        if outgoing.isEmpty {
            if incoming.isEmpty { return nil }
            swap(&incoming, &outgoing)
            outgoing.reverse()
        }
        return outgoing.popLast()
    }
}
