/// Takes states where the optimizer cannot see what becomes of them.
final class Sink {
    private(set) var count = 0

    @inline(never)
    func take(_ state: State) {
        count = state.count
    }
}
