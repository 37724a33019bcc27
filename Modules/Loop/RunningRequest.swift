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

    /// Starts the effects, unless the request is withdrawn, now or by the very start.
    @inlinable
    func start(_ effects: (Request) -> Signal<Action>, _ dispatch: Dispatch<Action>) {
        guard permit.isValid else { return }
        let dispatch = dispatch.restricted(to: permit)
        let started = effects(request).subscribe { dispatch($0) }
        if permit.isValid { work = started } else { started.cancel() }
    }

    /// Ends the effects; what they sent and still waits is dropped.
    @inlinable
    func withdraw() {
        permit.isValid = false
        work?.cancel()
    }
}
