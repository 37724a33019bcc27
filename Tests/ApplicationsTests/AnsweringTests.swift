import CalcCore
import HostKit
import Loop
import Screens
import Testing

@testable import Applications

/// The calculator's sums, worked out beside the main loop.
struct AnsweringTests {
    private let loop = PollLoop()

    private func store() -> Store<Calculator, Command> {
        let application = calculatorApplication(in: .scientific, keptBy: Keeper(folder: nil))
        let store = application.store()
        let host = Host(time: loop.time, frame: 1_000_000_000, whenReadable: loop.readable)
        for running in application.loops(host) { store.run(running) }
        return store
    }

    @Test("a short sum is there at once")
    func short() {
        let store = store()
        store.dispatch(.edit(.type("2^10")))
        #expect(store.state.request == nil)
        #expect(screen(of: store.state).display.contains { $0.trailing.text == "1024" })
    }

    @Test("a long one comes when it is ready; keys do not wait, and what they withdraw is given up")
    func long() {
        let store = store()
        store.dispatch(.edit(.type("100000!")))
        store.dispatch(.edit(.type("+99999!")))
        #expect(store.state.request != nil, "it takes longer than a key may")
        store.dispatch(.equal)
        let watch = loop.every(1_000_000) { _ in
            if store.state.request == nil { loop.stop() }
        }
        loop.run()
        watch.cancel()
        #expect(store.state.history.map { $0.expression.string } == ["100000! + 99999!"])
    }

    @Test("plain text works everything out before it goes on")
    func plainText() {
        let application = calculatorApplication(in: .scientific, keptBy: Keeper(folder: nil))
        let store = application.store()
        let host = Host(time: loop.time, frame: .max, isInteractive: false, whenReadable: loop.readable)
        for running in application.loops(host) { store.run(running) }
        store.dispatch(.edit(.type("100000!")))
        #expect(store.state.request == nil)
    }
}
