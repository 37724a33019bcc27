import Screens

/// What a user can take along from an application: copied, or saved in a file.
public struct Document<State> {
    /// What copying it is called, such as "Copy laps".
    public let copyLabel: Text
    /// What saving it is called, such as "Save laps".
    public let saveLabel: Text
    /// The name of the file that is proposed; its ending says how it is written.
    public let fileName: String
    /// The text, as a file of this ending is written.
    public let text: (_ state: State, _ ending: String) -> Text
}
