/// Shows whole screens and reports what the user did: one more loop. `Store.show` connects it.
public protocol Renderer<Screen, Action> {
    /// What it can show.
    associatedtype Screen
    /// What a user can do to it.
    associatedtype Action

    /// Subscribes to the screens, the present one first, and returns those subscriptions and the user's actions.
    func bindings(for screens: Signal<Screen>) -> Bindings<Action>
}
