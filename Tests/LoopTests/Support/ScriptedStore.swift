import Loop

/// A store whose observers and effects follow a script and write down what they see.
final class ScriptedStore {
    let script: Script
    private(set) var log: [Event] = []
    private var calls = 0
    private var subscriptionCount = 0
    private var subscribed: Set<Int> = []
    private var cancellables: [Int: Cancellable] = [:]
    private lazy var store = Store<Int, Void>(state: 0, update: { state, _ in state += 1 }) {
        for number in 0..<2 {
            { [unowned self] state, _, _ in called(.effect(number, state: state())) }
        }
    }

    init(script: Script) {
        self.script = script
    }

    func perform(_ step: Step) {
        switch step {
        case .dispatch: store.dispatch(())
        case .observe(let number): observe(number)
        case .cancel(let number):
            if let cancellable = cancellables.removeValue(forKey: number) {
                subscribed.remove(number)
                cancellable.cancel()
            }
        }
    }

    private func observe(_ number: Int) {
        guard subscribed.insert(number).inserted else { return }
        let id = subscriptionCount
        subscriptionCount += 1
        let cancellable = store.observe { [unowned self] in called(.observed(subscription: id, state: $0)) }
        cancellables[number] = cancellable
    }

    private func called(_ event: Event) {
        log.append(event)
        calls += 1
        for step in script.steps(call: calls) { perform(step) }
    }
}
