/// All that an application shows at one moment, as a plain value.
///
/// One vocabulary for every application and every renderer. A screen says what is there and how much it matters,
/// never how it is drawn. Numbers in it are canonical: ASCII digits, `.`, `-` and `e`, without grouping; words are
/// English. Grouping, the decimal sign, the true minus and the language are a renderer's last step.
public struct Screen: Equatable, Sendable {
    /// The application: `calculator` or `stopwatch`.
    public var app: Text
    /// The title, such as "Basic".
    public var title: Text
    /// What scripts read beside the drawn parts.
    public var facts: [Fact]
    /// The display, top down.
    public var display: [Line]
    /// The grids of controls, top down.
    public var grids: [Grid]
    /// Several things side by side, of which the rest of the screen shows one; none where there is only that one.
    public var cards: [Card] = []
    /// Controls that have a key and a menu entry but no button, such as undo.
    public var commands: [Control]
    /// Text that the user is asked for; nil unless something is asked.
    public var entry: Entry?
    /// Rows of records: the laps, the history.
    public var table: Table?
    /// Further tables, which wait in panes of their own: the names that the user has defined.
    public var panes: [Table]
    /// A hint to a newcomer, drawn quietly at the foot; often empty.
    public var hint: Text
    /// What the user should hear of even when looking elsewhere; often empty. A renderer rings or notifies once, when this
    /// becomes another text that says something.
    public var alert: Text
    /// What a screen reader says, once, when this becomes another text that says something; mostly empty.
    public var spoken: Text = ""

    /// A screen of these parts.
    public init(
        app: Text, title: Text, facts: [Fact] = [], display: [Line] = [], grids: [Grid] = [],
        commands: [Control] = [], entry: Entry? = nil, table: Table? = nil, panes: [Table] = [], hint: Text = "",
        alert: Text = ""
    ) {
        self.app = app
        self.title = title
        self.facts = facts
        self.display = display
        self.grids = grids
        self.commands = commands
        self.entry = entry
        self.table = table
        self.panes = panes
        self.hint = hint
        self.alert = alert
    }
}
