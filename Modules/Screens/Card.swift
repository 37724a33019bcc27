/// One of several things side by side, such as watches: what it is called and shows, and its own controls.
public struct Card: Equatable, Sendable {
    /// The control that chooses it, such as `watch-2`.
    public var id: Text
    /// What it is called.
    public var title: Text
    /// What else there is to know of it in a few words; often empty.
    public var status: Text
    /// What it shows.
    public var time: Readout
    /// Whether it is at work.
    public var isActive: Bool
    /// Whether it is the one that the rest of the screen shows.
    public var isSelected: Bool
    /// Its own controls. They have no keys.
    public var controls: [Control]

    /// A card.
    public init(
        id: Text, title: Text, status: Text, time: Readout, isActive: Bool, isSelected: Bool, controls: [Control]
    ) {
        self.id = id
        self.title = title
        self.status = status
        self.time = time
        self.isActive = isActive
        self.isSelected = isSelected
        self.controls = controls
    }
}
