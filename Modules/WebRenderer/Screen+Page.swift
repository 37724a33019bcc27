import Screens

extension Screen {
    /// The whole screen for the page to draw, as one JSON object. O(size of the screen).
    ///
    /// `app`, `title`, `hint`; `display`, lines of two readouts, left (or null) and right; `grids`, each a
    /// list of rows of controls; `commands`, controls without a button; `table` or null.
    func page() -> Text {
        JSON.object([
            ("app", .string(app)), ("title", .string(title)), ("hint", .string(hint)),
            ("display", .array(display.map { $0.page })),
            ("grids", .array(grids.map { .array($0.rows.map { .array($0.map { $0.page }) }) })),
            ("commands", .array(commands.map { $0.page })),
            (name: "table", value: drawnTable?.page ?? .null),
        ]).text
    }

    /// The table, if the main screen shows it.
    private var drawnTable: Table? {
        table.flatMap { $0.isDrawn ? $0 : nil }
    }
}

extension JSON {
    fileprivate static var null: JSON { JSON(verbatim: "null") }

    fileprivate static func number(_ value: Int) -> JSON {
        JSON(verbatim: Text(decimal: Int64(value)))
    }
}

extension Line {
    fileprivate var page: JSON {
        .array([leading?.page ?? .null, trailing.page])
    }
}

extension Readout {
    fileprivate var page: JSON {
        .object(
            [("id", .string(id)), ("name", .string(name)), ("text", .string(text)), ("tone", .string(tone.page))]
            + (caret?.page ?? []))
    }
}

extension Caret {
    /// The places in bytes, for a text that keys go into.
    fileprivate var page: [(name: Text, value: JSON)] {
        isActive ? [("caret", .number(position)), ("anchor", .number(anchor))] : []
    }
}

extension Readout.Tone {
    /// The class of the style sheet.
    fileprivate var page: Text {
        switch self {
        case .normal: "normal"
        case .dim: "dim"
        case .answer: "answer"
        case .accent: "accent"
        case .warning: "warning"
        case .good: "good"
        case .bad: "bad"
        }
    }
}

extension Control {
    fileprivate var page: JSON {
        .object([
            ("id", .string(id)), ("label", .string(label)), ("spoken", .string(spoken)),
            ("keys", .array(([key] + otherKeys).map { .string($0) })), ("emphasis", .string(emphasis.name)),
            ("width", .number(width)), ("enabled", .flag(isEnabled)),
            ("on", isOn.map { .flag($0) } ?? .null),
        ])
    }
}

extension Table {
    /// The open row first.
    fileprivate var page: JSON {
        .object([
            ("name", .string(name)), ("columns", .array(columns.map { .string($0.title) })),
            ("rows", .array(((openRow.map { [$0] } ?? []) + rows).map { $0.page })),
            ("footer", .array(footer.map { $0.page })),
        ])
    }
}

extension Table.Row {
    fileprivate var page: JSON {
        .object([
            (name: "cells", value: .array(cells.map { .string($0) })),
            (name: "tag", value: tag.map { .string($0.page) } ?? .null),
        ])
    }
}

extension Table.Tag {
    /// The class of the style sheet.
    fileprivate var page: Text {
        switch self {
        case .best: "best"
        case .worst: "worst"
        case .open: "open"
        }
    }
}
