/// Numbers in parts of whole limbs.
extension Natural {
    /// B^count.
    static func power(ofLimbs count: Int) -> Natural { Natural.one.joined(to: .zero, at: count) }

    /// Some of the limbs as a number; those that do not exist are 0.
    func limbs(_ range: some RangeExpression<Int>) -> Natural {
        Natural(limbs: Array(limbs[range.relative(to: 0..<Int.max).clamped(to: 0..<limbs.count)]))
    }

    /// This number times B^count, plus `low`, which has no more limbs than `count`.
    func joined(to low: Natural, at count: Int) -> Natural {
        Natural(limbs: low.limbs + repeatElement(0, count: count - low.limbs.count) + limbs)
    }
}
