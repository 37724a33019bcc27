import Screens

/// Rows of a page of help that stand below each other: what is typed, and what it means, each in a column.
struct HelpSection {
    /// How far the rows are moved in, and where the meanings begin, in columns.
    let indent: Int
    let width: Int
    /// What is typed, the same in every language; and what it means, as a phrase.
    let rows: [(typed: Text, meaning: Text)]

    /// A section of such rows.
    init(indent: Int = 0, width: Int, _ rows: [(typed: Text, meaning: Text)]) {
        (self.indent, self.width, self.rows) = (indent, width, rows)
    }

    /// Sentences, one a row.
    init(_ sentences: Text...) {
        self.init(width: 0, sentences.map { ("", $0) })
    }

    /// The rows in a language, each with its line feed.
    func text(in language: Language) -> Text {
        rows.reduce("") { text, row in
            let typed = Text(repeating: " ", count: indent) + row.typed
            let isAlone = row.meaning.isEmpty
            return text + (isAlone ? typed : typed.alignedLeft(in: width) + language(row.meaning)) + "\n"
        }
    }
}

extension [HelpSection] {
    /// The sections in the user's language, with an empty row after each but the last.
    var page: String {
        map { $0.text(in: userLanguage).string }.joined(separator: "\n")
    }
}
