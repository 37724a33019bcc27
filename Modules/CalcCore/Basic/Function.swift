/// A function of one number, on a key of its own.
public enum Function: Hashable, Sendable, CaseIterable {
    /// The square root.
    case squareRoot
    /// The number times itself.
    case square
    /// 1 by the number.
    case reciprocal
}
