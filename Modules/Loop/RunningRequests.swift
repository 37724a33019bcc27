/// The requests that a loop is fulfilling, in the order listed by the state.
@usableFromInline
final class RunningRequests<Request: Equatable, Action> {
    /// A request, the permission its actions need, and what fulfils it.
    @usableFromInline
    final class Task {
        @usableFromInline let request: Request
        @usableFromInline let permit = Permit()
        @usableFromInline var work: Cancellable?

        @inlinable
        init(_ request: Request) {
            self.request = request
        }
    }

    @usableFromInline let effects: (Request) -> Signal<Action>
    @usableFromInline let dispatch: Dispatch<Action>
    /// Unchecked: no access runs foreign code.
    @exclusivity(unchecked) @usableFromInline var tasks: [Task] = []

    @inlinable
    init(effects: @escaping (Request) -> Signal<Action>, dispatch: Dispatch<Action>) {
        self.effects = effects
        self.dispatch = dispatch
    }

    @inlinable
    func change(to request: Request?) {
        if tasks.first?.request != request { replace(by: request.map { [$0] } ?? []) }
    }

    @inlinable
    func change(to requests: [Request]) {
        if !tasks.elementsEqual(requests, by: { $0.request == $1 }) { replace(by: requests) }
    }

    /// Withdraws what is gone before it starts what is new. The list changes first: cancelling and starting run
    /// foreign code, which may end the whole loop.
    @inlinable
    func replace(by requests: [Request]) {
        let before = tasks
        tasks = []
        for request in requests where !tasks.contains(where: { $0.request == request }) {
            tasks.append(before.first { $0.request == request } ?? Task(request))
        }
        let now = tasks
        for task in before where !now.contains(where: { $0 === task }) { withdraw(task) }
        for task in now where !before.contains(where: { $0 === task }) { start(task) }
    }

    @inlinable
    func withdraw(_ task: Task) {
        task.permit.isValid = false
        task.work?.cancel()
    }

    @inlinable
    func start(_ task: Task) {
        guard task.permit.isValid else { return }
        let dispatch = dispatch.restricted(to: task.permit)
        let work = effects(task.request).subscribe { dispatch($0) }
        if task.permit.isValid { task.work = work } else { work.cancel() }
    }
}
