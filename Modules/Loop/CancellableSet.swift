/// Subscriptions that belong together, cancelled together in the order stored.
///
/// ```swift
/// set.store {
///     store.observe(draw)
///     if isVerbose { store.observe(log) }
/// }
/// ```
public struct CancellableSet {
    @usableFromInline var members: [Cancellable] = []

    /// An empty set.
    @inlinable
    public init() {}

    /// Adds the subscriptions listed, one a line, with `if`, `else` and `for`.
    @inlinable
    public mutating func store(@CancellableBuilder _ build: () -> [Cancellable]) {
        members += build()
    }

    /// Cancels all and forgets them. O(members).
    @inlinable
    public mutating func cancel() {
        let cancelled = members
        members = []
        for member in cancelled { member.cancel() }
    }
}
