/// A handle to send actions to a store, to be called like a function.
///
/// It keeps no store alive: what is sent after the store is gone is dropped. So timers, closures and widgets may hold
/// it for as long as they like.
public struct Dispatch<Action> {
    @usableFromInline let mailbox: Mailbox<Action>
    @usableFromInline let permit: Permit?

    @inlinable
    init(to mailbox: Mailbox<Action>, permit: Permit? = nil) {
        self.mailbox = mailbox
        self.permit = permit
    }

    /// Sends an action. It is reduced at once or, while another action is on its way, after those already waiting.
    @inlinable
    public func callAsFunction(_ action: Action) {
        mailbox.send(action, permit: permit)
    }

    /// The same handle for actions that count only as long as `permit` is valid, even when they already wait.
    @inlinable
    func restricted(to permit: Permit) -> Dispatch {
        Dispatch(to: mailbox, permit: permit)
    }
}
