/// The numbers of a calculation for the ones that follow, which need not find out again what is known of them.
///
/// Any two are equal: what is known makes no difference to what is true.
public struct KeptNumbers: Sendable {
    let numbers: NumberList

    /// Values of fewer operations are as soon made again.
    fileprivate static let fewest = 100
    /// What takes more bytes is not kept.
    fileprivate static let mostBytes = 1 << 25
}

extension Calculation {
    /// What to keep for the calculations after this one, which has found a value: if that is a short one, what was kept
    /// before it; nil if it would take too much memory.
    public func keptNumbers(for value: Real, since earlier: KeptNumbers?) -> KeptNumbers? {
        if value.operations.count < KeptNumbers.fewest { return earlier }
        return numbers.byteCount <= KeptNumbers.mostBytes ? KeptNumbers(numbers: numbers) : nil
    }
}

extension KeptNumbers: Hashable {
    /// Always true: what is known of values is no part of what they are.
    public static func == (left: KeptNumbers, right: KeptNumbers) -> Bool { true }

    /// Mixes nothing in.
    public func hash(into hasher: inout Hasher) {}
}
