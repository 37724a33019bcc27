/// Builds a list of subscriptions: one a line, with `if`, `else`, `for`, or none at all.
@resultBuilder
public enum CancellableBuilder {
    /// One subscription.
    public static func buildExpression(_ cancellable: Cancellable) -> [Cancellable] {
        [cancellable]
    }

    /// A list of subscriptions.
    public static func buildExpression(_ cancellables: [Cancellable]) -> [Cancellable] {
        cancellables
    }

    /// The lines of a block, in the order written.
    public static func buildBlock(_ lines: [Cancellable]...) -> [Cancellable] {
        lines.flatMap { $0 }
    }

    /// `if` without `else`.
    public static func buildOptional(_ cancellables: [Cancellable]?) -> [Cancellable] {
        cancellables ?? []
    }

    /// The first branch of `if` and `else`, or of `switch`.
    public static func buildEither(first cancellables: [Cancellable]) -> [Cancellable] {
        cancellables
    }

    /// The other branch.
    public static func buildEither(second cancellables: [Cancellable]) -> [Cancellable] {
        cancellables
    }

    /// `for`.
    public static func buildArray(_ rounds: [[Cancellable]]) -> [Cancellable] {
        rounds.flatMap { $0 }
    }
}
