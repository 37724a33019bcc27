import Loop
import Testing

/// Records every state of a store and demands that each is asserted, the initial one included.
///
/// The test fails where the states are not the ones expected, and at the recorder's creation when states nobody has
/// asked for are left as it is freed.
public final class StoreRecorder<State: Equatable> {
    /// What was recorded and not yet asserted; apart, so that the store does not keep the recorder.
    private final class Tape {
        var states: [State] = []
    }

    private let tape = Tape()
    private let subscription: Cancellable
    private let origin: SourceLocation

    /// Records the store's present state and all that follow.
    public init<Action>(
        _ store: Store<State, Action>,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        origin = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        subscription = store.observe { [tape] in tape.states.append($0) }
    }

    /// Asserts that since the last call exactly these states came, in this order.
    public func expect(
        _ expected: State...,
        fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
    ) {
        let recorded = tape.states
        tape.states = []
        if recorded == expected { return }
        fail(
            "Other states than expected (- expected, + came):\n\(diff(from: lines(expected), to: lines(recorded)))",
            SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    deinit {
        subscription.cancel()
        if tape.states.isEmpty { return }
        fail("States that nobody asserted:\n" + String(decoding: lines(tape.states), as: UTF8.self), origin)
    }

    private func lines(_ states: [State]) -> [UInt8] {
        states.flatMap { Array("\($0)\n".utf8) }
    }
}
