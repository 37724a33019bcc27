import Loop
import Testing

@Suite("Effects are listed with if, else, for, or not at all")
struct EffectBuilderTests {
    /// Effects by name: an action makes each leave its name in the state of a second store.
    let names = Store<[String], String>(state: [], update: { $0.append($1) })

    func naming(_ name: String) -> Effect<Int, Int> {
        { [dispatch = names.dispatch] _, _, _ in dispatch(name) }
    }

    func run(@EffectBuilder<Int, Int> _ effects: () -> [Effect<Int, Int>]) -> [String] {
        let store = Store<Int, Int>(state: 0, update: +=, effects: effects)
        store.dispatch(1)
        return names.state
    }

    @Test("One a line, run in the order written")
    func lines() {
        let ran = run {
            naming("a")
            naming("b")
            [naming("c"), naming("d")]
        }
        #expect(ran == ["a", "b", "c", "d"])
    }

    @Test("if with and without else", arguments: [true, false])
    func conditions(isOn: Bool) {
        let ran = run {
            if isOn { naming("on") }
            if isOn { naming("yes") } else { naming("no") }
            naming("end")
        }
        #expect(ran == (isOn ? ["on", "yes", "end"] : ["no", "end"]))
    }

    @Test("switch", arguments: [(0, "zero"), (1, "one"), (2, "many")])
    func cases(count: Int, name: String) {
        let ran = run {
            switch count {
            case 0: naming("zero")
            case 1: naming("one")
            default: naming("many")
            }
        }
        #expect(ran == [name])
    }

    @Test("for")
    func loops() {
        let ran = run {
            for name in ["x", "y", "z"] { naming(name) }
        }
        #expect(ran == ["x", "y", "z"])
    }

    @Test("Nothing")
    func empty() {
        #expect(run {}.isEmpty)
    }
}

@Suite("Subscriptions are collected with store { }")
struct CancellableSetTests {
    final class Log {
        var cancelled: [String] = []
    }

    let log = Log()

    func item(_ name: String) -> Cancellable {
        Cancellable { [log] in log.cancelled.append(name) }
    }

    @Test("One a line, with if, else and for; cancelled in the order stored", arguments: [true, false])
    func collected(isOn: Bool) {
        var set = CancellableSet()
        set.store {
            item("a")
            if isOn { item("on") }
            if isOn { item("yes") } else { item("no") }
            for number in 1...2 { item("\(number)") }
            [item("x"), item("y")]
        }
        #expect(log.cancelled.isEmpty)
        set.cancel()
        #expect(log.cancelled == ["a"] + (isOn ? ["on", "yes"] : ["no"]) + ["1", "2", "x", "y"])
    }

    @Test("Storing adds; cancelling empties the set and can be followed by storing again")
    func reused() {
        var set = CancellableSet()
        set.store { item("a") }
        set.store { item("b") }
        set.store {}
        set.cancel()
        set.cancel()
        set.store { item("c") }
        #expect(log.cancelled == ["a", "b"])
        set.cancel()
        #expect(log.cancelled == ["a", "b", "c"])
    }

    @Test("A set that is freed cancels its members")
    func freed() {
        var set: CancellableSet? = CancellableSet()
        set?.store { item("a") }
        #expect(log.cancelled.isEmpty)
        set = nil
        #expect(log.cancelled == ["a"])
    }
}
