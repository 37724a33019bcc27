import Screens

/// Something asked for by a key whose result has not come yet. Keys never wait: they are dealt with while it is open, and
/// questions are answered one after the other, each with the names that those before have defined.
struct Question: Hashable, Sendable {
    /// The mode whose expression it is.
    let mode: Mode
    let text: Text
    let purpose: Purpose

    enum Purpose: Hashable, Sendable {
        /// `=`: a result for the display, the history and `ans`.
        case result
        /// A number for the memory.
        case memory(MemoryCommand)
    }
}
