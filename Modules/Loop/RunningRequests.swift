/// The requests that a loop is fulfilling, in the order listed by the state.
///
/// Lists change before anything is withdrawn or started: that runs foreign code, which may end the whole loop.
@usableFromInline
final class RunningRequests<Request: Equatable, Action> {
    @usableFromInline let effects: (Request) -> Signal<Action>
    @usableFromInline let dispatch: Dispatch<Action>
    /// Unchecked: no access runs foreign code.
    @exclusivity(unchecked) @usableFromInline var running: [RunningRequest<Request, Action>] = []

    @inlinable
    init(effects: @escaping (Request) -> Signal<Action>, dispatch: Dispatch<Action>) {
        self.effects = effects
        self.dispatch = dispatch
    }

    /// Withdraws what is gone, then starts what is new. O(1) when the request stays.
    @inlinable
    func change(to request: Request?) {
        if running.first?.request == request { return }
        let before = running.first
        let next = request.map { RunningRequest<Request, Action>($0) }
        running = next.map { [$0] } ?? []
        before?.withdraw()
        next?.start(effects, dispatch)
    }

    /// Withdraws what is gone, then starts what is new. O(requests) when the list stays, else O(requests²).
    @inlinable
    func change(to requests: [Request]) {
        if running.elementsEqual(requests, by: { $0.request == $1 }) { return }
        let before = running
        running = []
        for request in requests where !running.contains(where: { $0.request == request }) {
            running.append(before.first { $0.request == request } ?? RunningRequest(request))
        }
        let now = running
        for request in before where !now.contains(where: { $0 === request }) { request.withdraw() }
        for request in now where !before.contains(where: { $0 === request }) { request.start(effects, dispatch) }
    }
}
