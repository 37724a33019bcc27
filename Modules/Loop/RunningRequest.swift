/// A request being fulfilled: the permission its actions need, and what fulfils it.
@usableFromInline
final class RunningRequest<Request: Equatable, Action> {
    @usableFromInline let request: Request
    @usableFromInline let permit = Permit()
    @usableFromInline var work: Cancellable?

    @inlinable
    init(_ request: Request) {
        self.request = request
    }

    /// Starts the effects, unless the request is withdrawn already. If the start itself withdraws it, the effects end
    /// with this object.
    @inlinable
    func start(_ effects: (Request) -> Signal<Action>, _ dispatch: Dispatch<Action>) {
        guard permit.isValid else { return }
        let dispatch = dispatch.restricted(to: permit)
        work = effects(request).subscribe { dispatch($0) }
    }

    /// Ends the effects; what they sent and still waits is dropped.
    @inlinable
    func withdraw() {
        permit.isValid = false
        work?.cancel()
    }
}
