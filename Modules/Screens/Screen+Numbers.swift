extension Screen {
    /// The screen with its figures as a person of some place writes them. O(size of the screen).
    public func drawn(in format: NumberFormat) -> Screen {
        var screen = self
        // In what is edited a place is a byte.
        for index in display.indices where display[index].trailing.caret == nil {
            screen.display[index].leading?.text = format.drawn(display[index].leading?.text ?? "")
            screen.display[index].trailing.text = format.drawn(display[index].trailing.text)
        }
        screen.table?.openRow = table?.openRow?.drawn(in: format)
        screen.table?.rows = table?.rows.map { $0.drawn(in: format) } ?? []
        screen.table?.footer =
            table?.footer.map { readout in
                var readout = readout
                readout.text = format.drawn(readout.text)
                return readout
            } ?? []
        return screen
    }
}

extension Table.Row {
    fileprivate func drawn(in format: NumberFormat) -> Table.Row {
        Table.Row(cells: cells.map { format.drawn($0) }, tag: tag)
    }
}
