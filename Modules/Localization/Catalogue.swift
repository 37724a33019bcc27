import CGettext
import Glibc
import Screens

/// The translations of the words of Tally, in the files that gettext reads.
public struct Catalogue {
    /// The name of its files, `tally.mo`.
    private static let domain = "tally"

    /// The catalogue in a folder that holds `zh_CN/LC_MESSAGES/tally.mo` and its like.
    public init(folder: String) {
        bindtextdomain(Catalogue.domain, folder)
        bind_textdomain_codeset(Catalogue.domain, "UTF-8")
    }

    /// The catalogue that belongs to the running program: in `../share/locale`, seen from its own folder.
    public static var ofProgram: Catalogue {
        Catalogue(folder: Catalogue.folderOfProgram + "/../share/locale")
    }

    /// The user's language, as `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` name it. What is not translated is English.
    public func userLanguage() -> Language {
        setlocale(LC_MESSAGES, "")
        return Catalogue.isThere ? Language(words: Catalogue.words) : .english
    }

    /// The language of this name, such as `zh_CN`, whatever the user has chosen; English where there is no such catalogue.
    public func language(named name: String) -> Language {
        setenv("LANGUAGE", name, 1)
        // In the locale C gettext looks nothing up.
        setlocale(LC_MESSAGES, "C.UTF-8")
        return Language(words: Catalogue.words)
    }

    /// Whether there is a catalogue for the language: each has its description where the empty phrase is looked up.
    private static var isThere: Bool { dgettext(domain, "").pointee != 0 }

    private static func words(of phrase: Phrase) -> Text? {
        guard let plural = phrase.plural else { return Text(dgettext(domain, phrase.words.string)) }
        return Text(
            dngettext(domain, phrase.words.string, plural.words.string, UInt(plural.count.magnitude)))
    }

    private static var folderOfProgram: String {
        guard let path = realpath("/proc/self/exe", nil) else { return "." }
        defer { free(path) }
        return String(cString: path).split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
            separator: "/")
    }
}

extension Text {
    /// The bytes of a text of gettext's, which never gives nil.
    fileprivate init?(_ words: UnsafeMutablePointer<CChar>?) {
        guard let words else { return nil }
        self.init(utf8: UnsafeBufferPointer(start: words, count: strlen(words)).map { UInt8(bitPattern: $0) })
    }
}
