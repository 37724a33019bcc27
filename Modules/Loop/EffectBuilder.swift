/// Builds the list of a store's effects: one a line, with `if`, `else`, `for`, or none at all.
///
/// Name effects by functions, as in `logging()`: Swift reads two closures on consecutive lines as one call.
@resultBuilder
public enum EffectBuilder<State, Action> {
    /// One effect.
    public static func buildExpression(_ effect: @escaping Effect<State, Action>) -> [Effect<State, Action>] {
        [effect]
    }

    /// A list of effects.
    public static func buildExpression(_ effects: [Effect<State, Action>]) -> [Effect<State, Action>] {
        effects
    }

    /// The lines of a block, in the order written.
    public static func buildBlock(_ lines: [Effect<State, Action>]...) -> [Effect<State, Action>] {
        lines.flatMap { $0 }
    }

    /// `if` without `else`.
    public static func buildOptional(_ effects: [Effect<State, Action>]?) -> [Effect<State, Action>] {
        effects ?? []
    }

    /// The first branch of `if` and `else`, or of `switch`.
    public static func buildEither(first effects: [Effect<State, Action>]) -> [Effect<State, Action>] {
        effects
    }

    /// The other branch.
    public static func buildEither(second effects: [Effect<State, Action>]) -> [Effect<State, Action>] {
        effects
    }

    /// `for`.
    public static func buildArray(_ rounds: [[Effect<State, Action>]]) -> [Effect<State, Action>] {
        rounds.flatMap { $0 }
    }
}
