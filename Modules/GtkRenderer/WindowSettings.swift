/// Where a window keeps what its user has chosen of its look.
@MainActor
public struct WindowSettings {
    /// The value of a setting; nil where it was never set.
    let read: @MainActor (_ name: String) -> String?
    /// Keeps the value of a setting.
    let write: @MainActor (_ value: String, _ name: String) -> Void

    /// Settings that are read and written so.
    public init(
        read: @escaping @MainActor (_ name: String) -> String?,
        write: @escaping @MainActor (_ value: String, _ name: String) -> Void
    ) {
        self.read = read
        self.write = write
    }
}
