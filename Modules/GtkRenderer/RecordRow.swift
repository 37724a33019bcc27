import GtkKit
import Screens

/// A row of a table: the first cell with a tag, the others, and under them the user's own words, if there are any. The
/// headings are such a row too.
@MainActor
final class RecordRow {
    let root: Box
    private let first: any TextPlace
    private let tag = Label(class: "tag")
    private let tagPlace: Box
    private let cells: [any TextPlace]
    private let words = Label(class: "words")
    private let look: TableLook

    /// `isRunning` is for the row whose times change all the time.
    init(class name: String, look: TableLook, isRunning: Bool = false) {
        let place = { (name: String, alignment: Double) -> any TextPlace in
            isRunning
                ? Digits(class: name, alignment: alignment).canvas
                : Inscription(class: name, alignment: Float(alignment))
        }
        self.look = look
        first = place("number", 0)
        tag.align(vertically: .center)
        tagPlace = Box(.row, [tag])
        tagPlace.isVisible = look.hasTags
        cells = look.columns.map { place($0, 1) }
        first.expand(horizontally: look.isFirstWide)
        for cell in cells { cell.expand(horizontally: true) }
        words.alignment = 0
        words.wraps = true
        for label in [tag, words] { label.isVisible = false }
        let row = Box(.row, spacing: 8, class: "cells", [first, tagPlace] + cells as [Widget])
        root = Box(.column, class: name, [row, words])
        // The rows of a list are in nothing yet that they could follow.
        root.keepLeftToRight()
    }

    /// Shows a row of a table in columns of these widths, and the user's own words under them.
    func show(
        _ row: Table.Row, of columns: [Table.Column], widths: [Int], isWide: Bool, isSelected: Bool = false
    ) {
        for (cell, (column, text)) in zip([first] + cells, zip(columns, row.cells)) {
            cell.text = column.isVerbatim ? text.string : text.drawn
        }
        let words = zip(columns, row.cells).filter { $0.isWords && !$1.isEmpty }.map { $1.string }.joined(
            separator: " · ")
        show(row.tag)
        cells[look.extra].isVisible = isWide
        for (column, width) in zip([first, tagPlace] + cells as [Widget], widths) { column.setSize(width: width) }
        self.words.text = words
        self.words.isVisible = !words.isEmpty
        root.setClass("selected", isSelected)
    }

    private func show(_ tag: Table.Tag?) {
        self.tag.isVisible = tag == .best || tag == .worst
        self.tag.setClass("best", tag == .best)
        self.tag.setClass("worst", tag == .worst)
        self.tag.text = tag?.word.map { local($0) } ?? ""
    }
}

/// A widget whose text can be set.
@MainActor
protocol TextPlace: Widget {
    var text: String { get set }
}

extension Inscription: TextPlace {}
extension Canvas: TextPlace {}

extension RecordRow {
    /// The room for a tag beside a number, as a multiple of the font's size.
    private static let tagRoom = 3.5

    /// The size of its letters; not the style sheet's before it has been seen.
    var fontSize: Double { first.fontSize }

    /// The widths that show every one of these rows in full, in this row's fonts: the first cell's, the tag's, the rest. A
    /// row that is in no window yet has other fonts, so one that is in it measures for all.
    func widths(of rows: [Table.Row]) -> [Int] {
        let widths = ([first] + cells).enumerated().map { width(of: rows, at: $0, in: $1) }
        return [widths[0], Int(Self.tagRoom * first.fontSize)] + widths.dropFirst()
    }

    /// Ten thousand rows have few patterns of digits: each is measured once, and most are the same as that before.
    private func width(of rows: [Table.Row], at place: Int, in cell: any TextPlace) -> Int {
        var (seen, last, width) = (Set<UInt>(), UInt.max, 0)
        for row in rows {
            let pattern = Self.pattern(of: row.cells[place])
            if pattern == last { continue }
            last = pattern
            guard seen.insert(pattern).inserted else { continue }
            width = max(width, cell.width(of: TimeCell.widest(row.cells[place].drawn), []))
        }
        return width
    }

    /// A number that texts share which differ in their digits alone.
    private static func pattern(of text: Text) -> UInt {
        text.utf8.reduce(0) { $0 &* 257 &+ UInt($1.isDigit ? UInt8(ascii: "0") : $1) }
    }
}
