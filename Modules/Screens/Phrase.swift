/// Words that a user reads: a whole phrase in English with gaps, and what fills them. A translation is looked up by it.
public final class Phrase: Sendable {
    /// The words, with `{}` for each gap.
    public let words: Text
    /// The words for any number but one, and that number; nil where no number decides about the words.
    public let plural: (words: Text, count: Int64)?
    /// What fills the gaps, in their order: numbers and names, or phrases of their own.
    public let arguments: [Text]

    /// A phrase.
    public init(_ words: Text, plural: (words: Text, count: Int64)? = nil, arguments: [Text] = []) {
        self.words = words
        self.plural = plural
        self.arguments = arguments
    }

    /// The phrase as it stands in the program.
    var english: Text { openWords.filled(with: arguments) }

    /// The English words for its number, with their gaps open.
    var openWords: Text {
        guard let plural, plural.count != 1 else { return words }
        return plural.words
    }
}

/// Marks words that a user reads: the text of the phrase, its gaps `{}` filled with the arguments in their order.
@inline(never)
public func tr(_ words: Text, _ arguments: Text...) -> Text {
    Text(Phrase(words, arguments: arguments))
}

/// Marks words that depend on a number, as in `trn("{} lap", "{} laps", count)`. Further gaps take the arguments.
@inline(never)
public func trn(_ one: Text, _ many: Text, _ count: Int64, _ arguments: Text...) -> Text {
    Text(Phrase(one, plural: (many, count), arguments: [Text(decimal: count)] + arguments))
}

extension Text {
    /// The text with its gaps `{}` filled in order. A gap with a number, as in `{2}`, takes that argument, counted from 1:
    /// other languages have other orders. A gap without an argument stays. O(length).
    func filled(with arguments: [Text]) -> Text {
        if arguments.isEmpty { return self }
        var filled: [UInt8] = []
        var next = 0
        var rest = utf8[...]
        while let opening = rest.firstIndex(of: UInt8(ascii: "{")) {
            filled += rest[..<opening]
            rest = rest[opening...]
            guard let gap = Gap(rest), let argument = arguments[gap.place ?? next] else {
                filled.append(rest.removeFirst())
                continue
            }
            next += gap.place == nil ? 1 : 0
            filled += argument.utf8
            rest = rest.dropFirst(gap.length)
        }
        return Text(utf8: filled + rest)
    }
}

/// A gap at the beginning of some bytes.
private struct Gap {
    /// Which argument fills it, from 0; nil for the next one.
    let place: Int?
    /// Its bytes.
    let length: Int

    init?(_ bytes: ArraySlice<UInt8>) {
        let inside = bytes.dropFirst().prefix { $0 != UInt8(ascii: "}") }
        guard inside.count < 2, bytes.count > inside.count + 1 else { return nil }
        length = inside.count + 2
        guard let digit = inside.first else {
            place = nil
            return
        }
        guard (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(digit) else { return nil }
        place = Int(digit - UInt8(ascii: "1"))
    }
}

extension [Text] {
    fileprivate subscript(place: Int) -> Text? { indices.contains(place) ? self[place..<place + 1].first : nil }
}
