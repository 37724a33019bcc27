import Screens

/// The language of the words that windows add to their screens. A process speaks one, as it does in GTK's own words.
@MainActor var windowLanguage = Language.english

/// Words of a window in its language.
@MainActor
func local(_ words: Text) -> String {
    windowLanguage(words).string
}
