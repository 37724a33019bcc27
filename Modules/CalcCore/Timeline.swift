/// A value with all its earlier states, and those that were undone. Nothing is ever dropped for want of room.
struct Timeline<State: Equatable & Sendable>: Equatable, Sendable {
    private(set) var present: State
    private var past: [State] = []
    private var future: [State] = []

    init(_ state: State) {
        present = state
    }

    var canUndo: Bool { !past.isEmpty }
    var canRedo: Bool { !future.isEmpty }

    /// Goes on to a new state; what was undone is given up. O(1) amortised.
    mutating func advance(to state: State) {
        past.append(present)
        present = state
        future = []
    }

    /// Completes the present state: no step, and what was undone can still be done again.
    mutating func amend(_ state: State) {
        present = state
    }

    /// Goes back one state, if there is one.
    mutating func undo() {
        guard let state = past.popLast() else { return }
        future.append(present)
        present = state
    }

    /// Takes the last undo back, if there is one.
    mutating func redo() {
        guard let state = future.popLast() else { return }
        past.append(present)
        present = state
    }
}
