import CalcCore
import ExactReal
import HostKit
import Loop

/// Works out what the calculator asks for. What takes more than a few milliseconds is worked out beside the main loop, so
/// that no key waits for it, and given up as soon as something else is asked for.
func answering(_ host: Host) -> Feedback<Calculator, Command> {
    let constants = Constants()
    return react(
        request: { $0.request },
        effects: { request in
            let budget = host.isInteractive ? Budget.glance() : .standard()
            let outcome = request.outcome(budget: budget, constants: constants)
            guard host.isInteractive, outcome.isUnfinished else { return .just(.answered(request, outcome)) }
            return inBackground(whenReadable: host.whenReadable) { shouldStop in
                request.outcome(budget: .standard { shouldStop() ? .stopped : nil })
            }.map { .answered(request, $0) }
        })
}

extension Budget {
    /// What may be worked out between two keys: a few milliseconds.
    fileprivate static func glance() -> Budget { Budget(work: 4_000_000) }
}
