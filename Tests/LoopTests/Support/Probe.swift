/// Something whose end can be seen.
final class Probe {
    private let onEnd: () -> Void

    init(_ onEnd: @escaping () -> Void = {}) {
        self.onEnd = onEnd
    }

    func touch() {}

    deinit {
        onEnd()
    }
}
