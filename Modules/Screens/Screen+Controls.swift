extension Screen {
    /// Every control, drawn or not, in order.
    public var controls: [Control] {
        grids.flatMap { $0.controls } + commands
    }

    /// The control of this identifier. O(controls).
    public func control(id: Text) -> Control? {
        controls.first { $0.id == id }
    }

    /// The control that this key presses, by the key's name, such as `7` or `Ctrl+Z`. O(controls).
    public func control(key: Text) -> Control? {
        controls.first { $0.key == key || $0.otherKeys.contains(key) }
    }

    /// The grids as they are drawn: neighbours of equal columns in one, since no rule stands between them;
    /// what has ends to its rows stays by itself.
    public var mergedGrids: [Grid] {
        grids.reduce(into: []) { merged, grid in
            if let last = merged.indices.last, merged[last].ends.isEmpty, merged[last].columns == grid.columns,
                grid.ends.isEmpty
            {
                merged[last].controls += grid.controls
            } else {
                merged.append(grid)
            }
        }
    }
}
