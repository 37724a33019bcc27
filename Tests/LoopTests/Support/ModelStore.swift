/// The guarantees of a store as plainly as they can be written, to compare the real one with.
///
/// The state is the number of actions reduced; two effects follow the observers.
final class ModelStore {
    private struct Subscription: Equatable {
        let id: Int
        let number: Int
    }

    let script: Script
    private(set) var log: [Event] = []
    private var state = 0
    private var calls = 0
    private var waiting = 0
    private var isBusy = false
    private var subscriptions: [Subscription] = []
    private var subscriptionCount = 0
    /// The observers that could be cancelled: whoever subscribes has the means only when subscribing is done.
    private var cancellable: Set<Int> = []

    init(script: Script) {
        self.script = script
    }

    func perform(_ step: Step) {
        switch step {
        case .dispatch: alone { waiting += 1 }
        case .observe(let number): observe(number)
        case .cancel(let number):
            if cancellable.remove(number) != nil { subscriptions.removeAll { $0.number == number } }
        }
    }

    private func observe(_ number: Int) {
        if subscriptions.contains(where: { $0.number == number }) { return }
        let subscription = Subscription(id: subscriptionCount, number: number)
        subscriptionCount += 1
        subscriptions.append(subscription)
        alone { called(.observed(subscription: subscription.id, state: state)) }
        cancellable.insert(number)
    }

    /// Runs `body`, then what waits, unless that is going on already.
    private func alone(_ body: () -> Void) {
        if isBusy { return body() }
        isBusy = true
        body()
        while waiting > 0 {
            waiting -= 1
            state += 1
            round()
        }
        isBusy = false
    }

    private func round() {
        let before = subscriptions
        for subscription in before where subscriptions.contains(subscription) {
            called(.observed(subscription: subscription.id, state: state))
        }
        for number in 0..<2 { called(.effect(number, state: state)) }
    }

    private func called(_ event: Event) {
        log.append(event)
        calls += 1
        for step in script.steps(call: calls) { perform(step) }
    }
}
