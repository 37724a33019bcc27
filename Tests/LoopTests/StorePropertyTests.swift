import Loop
import LoopTesting
import Testing

@Suite("Random dispatching, observing and cancelling, also from inside observers and effects")
struct StorePropertyTests {
    /// Scripts by seed, and the steps that set them going.
    static func runs(_ count: Int) -> [(script: Script, steps: [Step])] {
        var random = SeededRandom()
        return (0..<count).map { _ in
            let script = Script(seed: random.next())
            return (script, (0..<20).flatMap { script.steps(call: -$0) })
        }
    }

    @Test("The store does exactly what the model does")
    func agreesWithTheModel() {
        var lines = 0
        for (script, steps) in Self.runs(500) {
            let store = ScriptedStore(script: script)
            let model = ModelStore(script: script)
            for step in steps {
                store.perform(step)
                model.perform(step)
            }
            #expect(store.log == model.log, "seed \(script.seed)")
            lines += store.log.count
        }
        #expect(lines > 10_000, "The scripts should do something.")
    }

    @Test("Each subscription and each effect sees states without a gap or a repeat, and nobody sees an old one")
    func noGapsNoRepeats() {
        for (script, steps) in Self.runs(500) {
            let store = ScriptedStore(script: script)
            for step in steps { store.perform(step) }
            let states = store.log.map(state)
            #expect(states == states.sorted(), "seed \(script.seed)")
            for (_, events) in Dictionary(grouping: store.log, by: watcher) {
                let seen = events.map(state)
                #expect(seen == Array(seen[0]..<seen[0] + seen.count), "seed \(script.seed)")
            }
        }
    }

    private func state(_ event: Event) -> Int {
        switch event {
        case .observed(_, let state), .effect(_, let state): state
        }
    }

    /// A number for each subscription and, below 0, each effect.
    private func watcher(_ event: Event) -> Int {
        switch event {
        case .observed(let subscription, _): subscription
        case .effect(let number, _): -1 - number
        }
    }
}
