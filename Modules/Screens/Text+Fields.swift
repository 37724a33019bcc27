extension Text {
    /// Rows of fields with commas between, quoted where need be (RFC 4180), and control characters written out.
    public init(csv rows: [[Text]]) {
        self.init(rows, separator: ",") { $0.quotedForCSV }
    }

    /// Rows of fields with tabs between; a tab or the end of a line in a field becomes a space.
    public init(tsv rows: [[Text]]) {
        self.init(rows, separator: "\t") { $0.onOneLine }
    }

    private init(_ rows: [[Text]], separator: Text, field: (Text) -> Text) {
        self.init()
        for fields in rows {
            for (index, cell) in fields.enumerated() {
                if index > 0 { self += separator }
                self += field(cell)
            }
            self += "\n"
        }
    }

    /// The text as a field of CSV: quoted where it holds a comma or a quote, control characters written out.
    private var quotedForCSV: Text {
        let text = printable
        guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x2C }) else { return text }
        return Text(utf8: [0x22] + text.utf8.flatMap { $0 == 0x22 ? [0x22, 0x22] : [$0] } + [0x22])
    }

    /// The text with a space for each tab and each end of a line, and other control characters written out.
    private var onOneLine: Text {
        Text(utf8: utf8.map { [0x09, 0x0A, 0x0D].contains($0) ? 0x20 : $0 }).printable
    }
}
