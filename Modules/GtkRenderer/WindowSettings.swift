import Screens

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

extension WindowSettings {
    /// The size in which the window of an application was left, in pixels; nil where that is not known.
    func size(of app: Text) -> (width: Int, height: Int)? {
        let numbers = read(Self.name(app))?.split(separator: "x").compactMap { Int($0) } ?? []
        guard numbers.count == 2, numbers.allSatisfy({ (1...20_000).contains($0) }) else { return nil }
        return (numbers[0], numbers[1])
    }

    /// Keeps the size of the window of an application, in pixels.
    func keep(_ size: (width: Int, height: Int), of app: Text) {
        write("\(size.width)x\(size.height)", Self.name(app))
    }

    /// What the user wants of light and dark.
    var colorChoice: ColorChoice { read(ColorChoice.setting).flatMap { ColorChoice(rawValue: $0) } ?? .system }

    private static func name(_ app: Text) -> String { app.string + "-size" }
}
