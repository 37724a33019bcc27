import GtkKit
import Screens

/// A row of the laps: number and tag, time, differences to the best and to the lap before, total. The headings are such
/// a row too.
@MainActor
final class LapRow {
    let root: Box
    private let number: any TextPlace
    private let tag = Label(class: "tag")
    private let tagPlace: Box
    private let cells: [any TextPlace]

    /// The classes of the columns after the number.
    private static let columns = ["lap", "dim", "dim", "dim"]
    /// The column that has no room in a narrow window: the difference to the lap before.
    private static let extra = 2

    /// `isRunning` is for the row whose times change all the time.
    init(class name: String, isRunning: Bool = false) {
        let place = { (name: String, alignment: Double) -> any TextPlace in
            isRunning
                ? Digits(class: name, alignment: alignment).canvas
                : Inscription(class: name, alignment: Float(alignment))
        }
        number = place("number", 0)
        tag.align(vertically: .center)
        tagPlace = Box(.row, [tag])
        cells = Self.columns.map { place($0, 1) }
        root = Box(.row, spacing: 8, class: name, [number, tagPlace] + cells as [Widget])
        for cell in cells { cell.expand(horizontally: true) }
        // The rows of a list are in nothing yet that they could follow.
        root.keepLeftToRight()
    }

    /// Shows a row of a table in columns of these widths.
    func show(_ row: Table.Row, widths: [Int], isWide: Bool) {
        for (cell, text) in zip([number] + cells, row.cells) { cell.text = text.drawn }
        show(row.tag)
        cells[Self.extra].isVisible = isWide
        for (column, width) in zip([number, tagPlace] + cells as [Widget], widths) { column.setSize(width: width) }
    }

    private func show(_ tag: Table.Tag?) {
        self.tag.isVisible = tag == .best || tag == .worst
        self.tag.setClass("best", tag == .best)
        self.tag.setClass("worst", tag == .worst)
        self.tag.text = tag == .best ? "best" : tag == .worst ? "worst" : ""
    }
}

/// A widget whose text can be set.
@MainActor
protocol TextPlace: Widget {
    var text: String { get set }
}

extension Inscription: TextPlace {}
extension Canvas: TextPlace {}

extension LapRow {
    /// The room for a tag beside a number, as a multiple of the font's size.
    private static let tagRoom = 3.5

    /// The widths that show every one of these rows in full, in this row's fonts: the number's, the tag's, the rest. A
    /// row that is in no window yet has other fonts, so one that is in it measures for all.
    func widths(of rows: [Table.Row]) -> [Int] {
        let widths = ([number] + cells).enumerated().map { width(of: rows, at: $0, in: $1) }
        return [widths[0], Int(Self.tagRoom * number.fontSize)] + widths.dropFirst()
    }

    /// Ten thousand rows have few patterns of digits: each is measured once.
    private func width(of rows: [Table.Row], at place: Int, in cell: any TextPlace) -> Int {
        var (seen, width) = (Set<Int>(), 0)
        for row in rows where seen.insert(Self.pattern(of: row.cells[place])).inserted {
            width = max(width, cell.width(of: TimeCell.widest(row.cells[place].drawn), []))
        }
        return width
    }

    /// A number that texts share which differ in their digits alone.
    private static func pattern(of text: Text) -> Int {
        var hasher = Hasher()
        for byte in text.utf8 { hasher.combine(byte.isDigit ? UInt8(ascii: "0") : byte) }
        return hasher.finalize()
    }
}
