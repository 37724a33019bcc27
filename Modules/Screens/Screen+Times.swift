extension Screen {
    /// Whether this shows the same as an earlier screen but for the display and the row that still grows, which is all that a
    /// tick mostly changes. O(size of the screen), without the finished rows where both share them.
    public func differsInTimesAlone(from earlier: Screen) -> Bool {
        var earlier = earlier
        earlier.display = display
        earlier.table?.openRow = table?.openRow
        return self == earlier
    }
}
