import GtkKit
import Screens

/// A row of a table: the first cell with a tag, the others, and under them the user's own words, if there are any. The
/// headings are such a row too.
@MainActor
final class RecordRow {
    let root: Box
    private let first: any TextPlace
    private let tagPlace = Box(.row)
    /// The tag, and the user's own words: most rows never have them, and lists of rows are long.
    private var tag: Label?
    private var words: Label?
    private let cells: [any TextPlace]
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
        tagPlace.isVisible = look.hasTags
        cells = look.columns.map { place($0, 1) }
        first.expand(horizontally: look.isFirstWide)
        for cell in cells { cell.expand(horizontally: true) }
        let row = Box(.row, spacing: 8, class: "cells", [first, tagPlace] + cells as [Widget])
        root = Box(.column, class: name, [row])
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
        show(row.tag)
        show(words: zip(columns, row.cells).filter { $0.isWords && !$1.isEmpty }.map { $1.string })
        cells[look.extra].isVisible = isWide
        for (column, width) in zip([first, tagPlace] + cells as [Widget], widths) { column.setSize(width: width) }
        root.setClass("selected", isSelected)
    }

    private func show(_ tag: Table.Tag?) {
        let isRanked = tag == .best || tag == .worst
        self.tag?.isVisible = isRanked
        guard isRanked, let word = tag?.word else { return }
        let label = self.tag ?? makeTag()
        label.setClass("best", tag == .best)
        label.setClass("worst", tag == .worst)
        label.text = local(word)
    }

    private func makeTag() -> Label {
        let label = Label(class: "tag")
        label.align(vertically: .center)
        tagPlace.append(label)
        tag = label
        return label
    }

    private func show(words: [String]) {
        self.words?.isVisible = !words.isEmpty
        if words.isEmpty { return }
        let label = self.words ?? makeWords()
        label.text = words.joined(separator: " · ")
    }

    private func makeWords() -> Label {
        let label = Label(class: "words")
        label.alignment = 0
        label.wraps = true
        root.append(label)
        words = label
        return label
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

    private func width(of rows: [Table.Row], at place: Int, in cell: any TextPlace) -> Int {
        Self.samples(of: rows, at: place).map { cell.width(of: TimeCell.widest($0.drawn), []) }.max() ?? 0
    }

    /// One text of each pattern of digits in a column: ten thousand rows have few, and most are the same as that before.
    private nonisolated static func samples(of rows: [Table.Row], at place: Int) -> [Text] {
        var (seen, last, samples) = (Set<UInt>(), UInt.max, [Text]())
        for row in rows {
            let text = row.cells[place]
            let pattern = pattern(of: text)
            if pattern == last { continue }
            last = pattern
            if seen.insert(pattern).inserted { samples.append(text) }
        }
        return samples
    }

    /// A number that texts share which differ in their digits alone.
    private nonisolated static func pattern(of text: Text) -> UInt {
        text.utf8.reduce(0) { $0 &* 257 &+ UInt($1.isDigit ? UInt8(ascii: "0") : $1) }
    }
}
