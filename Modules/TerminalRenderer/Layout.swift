import Screens

/// Lays a screen out in a terminal of any size: a pure function from a screen to a picture.
struct Layout {
    let screen: Screen
    let view: View
    let size: Size
    /// How numbers are written.
    let numbers: NumberStyle
    /// What the words are said in that are not the screen's.
    let language: Language
    /// The grids that are drawn as keys; a single row of controls stands in the line of hints.
    let keypads: [Grid]
    /// The answer as it is drawn.
    let answerText: String
    /// Whether the answer is a time, which is drawn in the middle and big.
    let hasTime: Bool

    /// A layout of a screen in a terminal of this size.
    init(screen: Screen, view: View, size: Size, numbers: NumberStyle, language: Language) {
        self.screen = screen
        self.view = view
        self.size = size
        self.numbers = numbers
        self.language = language
        keypads = screen.hasKeypad ? screen.mergedGrids : []
        answerText = numbers.drawn(screen.answer.trailing)
        hasTime = screen.isRunning != nil && answerText.contains(":")
    }

    /// The picture of the screen, in as much detail as has room.
    func picture() -> Picture {
        if view.showsHelp { return helpPicture() }
        let tableParts = tableParts()
        for level in Detail.levels where isWorthwhile(level) {
            if let picture = picture(in: level, tableParts) { return picture }
        }
        return tooSmall()
    }

    /// The picture in this detail; nil where it does not fit.
    private func picture(in level: Detail, _ tableParts: [Part]) -> Picture? {
        let parts = parts(in: level, tableParts)
        let frame = level.hasFrame ? Frame(inset: inset) : nil
        let rows = size.rows - (level.hasHints ? 1 : 0)
        let height = parts.reduce(parts.count - 1) { $0 + $1.height } + (frame == nil ? 0 : 2)
        let width = parts.map(\.width).reduce(0, max) + (frame.map { 2 * $0.inset } ?? 0)
        guard height <= rows, width <= size.columns else { return nil }

        var picture = Picture(size: size)
        let box = box(width: width, height: parts.contains { $0.grows } ? rows : height, rows: rows)
        draw(parts, framedBy: frame, in: box, spareRows: box.rows.count - height, on: &picture)
        if level.hasHints { drawHints(on: &picture) }
        return picture
    }

    /// Plain digits look better than big ones in a low terminal.
    private func isWorthwhile(_ level: Detail) -> Bool {
        !level.hasBigDigits || size.rows >= 16 || !hasTime
    }

    private func parts(in level: Detail, _ tableParts: [Part]) -> [Part] {
        var parts =
            [displayPart(in: level)] + entryParts() + keypads.suffix(level.grids).map { keypadPart($0, in: level) }
        if level.hasTable { parts += tableParts.prefix(level.hasFooter ? 2 : 1) }
        if keypads.isEmpty && !parts.contains(where: { $0.grows }) { parts[0].grows = true }
        return parts
    }

    private func draw(
        _ parts: [Part], framedBy frame: Frame?, in box: Area, spareRows: Int, on picture: inout Picture
    ) {
        let inset = frame?.inset ?? 0
        let columns = (box.columns.lowerBound + inset)..<(box.columns.upperBound - inset)
        var row = box.rows.lowerBound + (frame == nil ? 0 : 1)
        if frame != nil { drawFrame(box, on: &picture) }
        for (index, part) in parts.enumerated() {
            if index > 0 {
                drawRule(row: row, box.columns, on: &picture)
                row += 1
            }
            let height = part.height + (part.grows ? spareRows : 0)
            part.draw(&picture, Area(rows: row..<(row + height), columns: columns))
            row += height
        }
    }

    private func tooSmall() -> Picture {
        var picture = Picture(size: size)
        picture.put(screen.entry.map { entryText($0) } ?? language(tr("too small")).string, row: 0, column: 0)
        return picture
    }
}

extension Layout {
    /// The table, if there is one to draw.
    var drawnTable: Table? {
        guard let table = screen.table, table.isDrawn, table.openRow != nil || !table.rows.isEmpty else { return nil }
        return table
    }
}

extension NumberStyle {
    /// A text as it is drawn: its numbers in this style, their groups parted by a space of a whole column.
    func drawn(_ text: Text) -> String { styled(text).separated(by: " ").string }

    /// The text of a readout as it is drawn.
    func drawn(_ readout: Readout) -> String { styled(readout).separated(by: " ").string }
}
