import Glibc
import HostKit
import Localization
import LoopTesting
import Screens
import Testing

/// gettext's files, as the builds make them. The languages are none that the C library knows, which would translate its
/// words for the tests beside these too.
@Suite(.serialized)
struct CatalogueTests {
    private let folder = TemporaryFolder()

    /// A catalogue with one phrase and one plural in a language.
    private func catalogue(_ language: String, _ entries: String) throws -> Catalogue {
        let place = folder.path + "/" + language + "/LC_MESSAGES"
        #expect(try ChildProcess.run(["mkdir", "-p", place]).status == 0)
        let header = """
            msgid ""
            msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"


            """
        #expect(writeFile(header + entries, to: place + "/tally.po") == nil)
        #expect(try ChildProcess.run(["msgfmt", "-o", place + "/tally.mo", place + "/tally.po"]).status == 0)
        return Catalogue(folder: folder.path)
    }

    @Test func phrasesAndNumbersOfPhrases() throws {
        let entries = """
            msgid "Lap {}"
            msgstr "Runde {}"

            msgid "{} lap"
            msgid_plural "{} laps"
            msgstr[0] "{} Runde"
            msgstr[1] "{} Runden"

            """
        let catalogue = try catalogue("xx", entries)
        // snippet: language
        let language = catalogue.language(named: "xx")
        #expect(language(tr("Lap {}", "7")) == "Runde 7")
        #expect(language(trn("{} lap", "{} laps", 1)) == "1 Runde")
        #expect(language(trn("{} lap", "{} laps", 2)) == "2 Runden")
        // end snippet
        #expect(language(tr("never heard of")) == "never heard of")
        #expect(language("Lap {}") == "Lap {}")
    }

    @Test func aLanguageWithoutACatalogueIsEnglish() throws {
        let language = try catalogue("xx", "").language(named: "yy")
        #expect(language(trn("{} lap", "{} laps", 2)) == "2 laps")
    }
}
