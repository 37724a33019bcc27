import Screens

/// A number on the clipboard.
struct Copy: Equatable, Sendable {
    /// What stands for it there.
    let text: Text
    /// The number itself.
    let number: Term
}
