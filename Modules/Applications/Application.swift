import Loop
import Screens

/// An application ready for any renderer: where it begins, how it changes, what it shows and what it is told.
public struct Application<State, Action> {
    /// The state it begins in, made when it begins.
    public let begin: () -> State
    /// How an action changes the state.
    public let update: Reducer<State, Action>
    /// What a state looks like.
    public let screen: (State) -> Screen
    /// What a user's input means; nil if nothing.
    public let action: (UserInput) -> Action?
    /// What a word of plain text means in a state, at a reading of the clock.
    public let words: (State, SnapshotKey, Int64) throws(SnapshotError) -> [Action]
    /// The loops that run beside a renderer.
    public let loops: (Host) -> [Feedback<State, Action>]
    /// What can be copied and saved; nil if nothing.
    public let document: Document<State>?
    /// Where a renderer's own settings are kept; nil if nowhere.
    public let settings: Keeper?
    /// What is said to a terminal on leaving, at a reading of the clock and in a language; may be empty.
    public let farewell: (State, Int64, Language) -> Text
    /// What its words are said in.
    public private(set) var language = Language.english

    /// A store of its own in the state that the application begins in.
    public func store() -> Store<State, Action> {
        Store(state: begin(), update: update)
    }
}

extension Application {
    /// The same application with the words of its screens in a language.
    public func speaking(_ language: Language) -> Application {
        var spoken = Application(
            begin: begin, update: update, screen: { screen($0).translated(to: language) }, action: action, words: words,
            loops: loops, document: document, settings: settings, farewell: farewell)
        spoken.language = language
        return spoken
    }
}
