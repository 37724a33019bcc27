/// A watch that was removed, and where it stood.
struct Removal: Equatable, Sendable {
    let watch: NamedStopwatch
    let index: Int
}
