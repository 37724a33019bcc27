import CGtk
import Loop
import Testing

@testable import GtkKit

/// Who keeps whom alive. Actions are objects that need no display.
@MainActor
struct OwnershipTests {
    /// Something whose end can be seen.
    private final class Probe {
        var count = 0
    }

    /// Makes a probe that `body` hands to GLib, and answers it weakly.
    private func weakProbe(_ body: (Probe) -> Void) -> () -> Probe? {
        let probe = Probe()
        body(probe)
        return { [weak probe] in probe }
    }

    @Test("an object keeps its handlers, and frees them with itself")
    func handlersEndWithTheObject() {
        var action: Action?
        let probe = weakProbe { probe in action = Action("test") { probe.count += 1 } }
        #expect(probe() != nil)
        activate(action)
        activate(action)
        #expect(probe()?.count == 2)
        action = nil
        #expect(probe() == nil)
    }

    @Test("a wrapper holds one reference and gives it back")
    func oneReference() {
        let action = Action("test") {}
        let references = { (action.pointer() as UnsafeMutablePointer<GObject>).pointee.ref_count }
        #expect(references() == 1)
        do {
            let other = Object(shared: action.raw)
            #expect(references() == 2)
            withExtendedLifetime(other) {}
        }
        #expect(references() == 1)
    }

    @Test("an object lives on while GLib holds it, and the handler with it")
    func outlivingTheWrapper() {
        var pointer: UnsafeMutableRawPointer?
        let probe = weakProbe { probe in
            let action = Action("test") { probe.count += 1 }
            pointer = action.newReference
        }
        g_action_activate(OpaquePointer(pointer), nil)
        #expect(probe()?.count == 1)
        g_object_unref(pointer)
        #expect(probe() == nil)
    }

    @Test("a cancelled timer frees what it would have called")
    func cancelledTimer() {
        var timer: Cancellable?
        let probe = weakProbe { probe in timer = MainLoop.every(60_000) { probe.count += 1 } }
        #expect(probe() != nil)
        timer?.cancel()
        #expect(probe() == nil)
    }

    @Test("a call put off runs once, and is freed")
    func onceOnly() {
        let probe = weakProbe { probe in MainLoop.beforePicture { probe.count += 1 } }
        #expect(probe()?.count == 0)
        let strong = probe()
        while g_main_context_iteration(nil, 0) != 0 {}
        #expect(strong?.count == 1)
        withExtendedLifetime(strong) {}
    }

    @Test("a text comes to the handler as it was sent")
    func textParameter() {
        // snippet: action
        var received: [String] = []
        let action = Action("press", text: { received.append($0) })
        // end snippet
        g_action_activate(action.opaque, g_variant_new_string("digit-7"))
        #expect(received == ["digit-7"])
    }

    @Test("a property set to what it is tells nobody")
    func unchangedProperty() {
        let action = Action("test") {}
        var changes = 0
        action.connect(change: "enabled") { changes += 1 }
        action.isEnabled = true
        #expect(changes == 0)
        action.isEnabled = false
        action.isEnabled = false
        #expect(changes == 1)
    }

    @Test("a pointer of another type is refused")
    func wrongType() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let action = Action("test") {}
                _ = Widget(shared: action.raw)
            }
        }
    }

    private func activate(_ action: Action?) {
        if let action { g_action_activate(action.opaque, nil) }
    }
}
