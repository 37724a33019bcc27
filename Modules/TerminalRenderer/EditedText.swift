import Screens

/// A text with its caret as a terminal shows it: the caret stands in a cell of its own, and what is selected is filled.
struct EditedText {
    private var cells: [Picture.Cell] = []
    private var caret = 0

    /// The text of a readout that keys go into; nil for any other.
    init?(_ readout: Readout, _ numbers: NumberStyle) {
        guard let caret = readout.caret, caret.isActive else { return nil }
        let styled = numbers.styled(readout.text)
        let place = styled.place(of: caret.position)
        let selection = styled.place(of: caret.selection.lowerBound)..<styled.place(of: caret.selection.upperBound)
        let fault = caret.fault.map { styled.place(of: $0) }
        var offset = 0
        for scalar in styled.text.string.unicodeScalars {
            if offset == place { appendCaret() }
            append(scalar, isSelected: selection.contains(offset), isFault: offset == fault)
            if styled.gaps.contains(offset) { append(" ", isSelected: selection.contains(offset)) }
            offset += UTF8.width(scalar)
        }
        if offset == place { appendCaret() }
    }

    /// Draws it up to a column, or the part with the caret where there is not room enough for all.
    func draw(row: Int, before end: Int, room: Int, on picture: inout Picture) {
        let room = max(room, 1)
        var start = max(0, cells.count - room)
        if caret < start { start = max(0, caret - room / 2) }
        let shown = cells[start..<min(cells.count, start + room)]
        for (index, cell) in shown.enumerated() {
            picture.put(String(cell.scalar), row: row, column: end - shown.count + index, cell.style)
        }
    }

    private mutating func append(_ scalar: Unicode.Scalar, isSelected: Bool, isFault: Bool = false) {
        let style = Style(color: isFault ? .bad : isSelected ? .accent : .plain, isFilled: isSelected)
        cells.append(Picture.Cell(scalar: scalar, style: style))
    }

    private mutating func appendCaret() {
        caret = cells.count
        cells.append(Picture.Cell(scalar: "▏", style: Style(weight: .bold, color: .accent)))
    }
}

extension UTF8 {
    /// The bytes of a scalar.
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
        scalar.value < 0x80 ? 1 : scalar.value < 0x800 ? 2 : scalar.value < 0x10000 ? 3 : 4
    }
}
