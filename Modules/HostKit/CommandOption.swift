/// An option that a program understands.
public struct CommandOption: Equatable, Sendable {
    /// The name without its dashes, such as `digits`.
    public var name: String
    /// Whether a value follows, as `--digits 20` or `--digits=20`.
    public var takesValue: Bool
    /// A single letter for it, if any, such as `h`.
    public var letter: Character?

    /// An option.
    public init(_ name: String, takesValue: Bool = false, letter: Character? = nil) {
        self.name = name
        self.takesValue = takesValue
        self.letter = letter
    }
}
