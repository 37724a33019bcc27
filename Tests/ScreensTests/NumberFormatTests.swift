import Screens
import Testing

struct NumberFormatTests {
    private func format(_ name: Text) throws -> NumberFormat { try #require(NumberFormat(locale: name)) }

    @Test(
        arguments: [
            ("C", "-1234567.5", "-1234567.5"), ("de_DE", "-1234567.5", "-1.234.567,5"), ("de_DE", "1234", "1234"),
            ("de_DE", "1234567", "1.234.567"), ("de_DE", "1234.5", "1.234,5"), ("de_DE", "0.3333333", "0,3333333"),
            ("de_DE", "1.25e-12", "1,25e-12"), ("de_DE", "1e16000", "1e16000"), ("fr_FR", "1234", "1\u{202F}234"),
            ("sv_SE", "1234.5", "1\u{A0}234,5"), ("en_IN", "123456789.123456", "12,34,56,789.123456"),
            ("fa_IR", "-1234.5", "-۱٬۲۳۴٫۵"), ("ne_NP", "100000", "१,००,०००"), ("de_CH", "1234567", "1’234’567"),
            ("de_DE", "1:24.71", "1:24,71"), ("en_US", "2026-12-24", "2026-12-24"),
            ("de_DE", "3√2/1234567", "3√2/1.234.567"),
            ("de_DE", "Cannot divide by zero", "Cannot divide by zero"), ("de_DE", "0x1234", "0x1234"),
        ] as [(Text, Text, Text)])
    func numbersAreDrawnAsPeopleThereWriteThem(locale: Text, canonical: Text, drawn: Text) throws {
        #expect(try format(locale).drawn(canonical) == drawn, "\(canonical.string) in \(locale.string)")
    }

    @Test(
        arguments: [
            ("de_DE", "-1234567.5", "-1234567,5"), ("fa_IR", "1234.5", "1234.5"), ("en_IN", "1234567", "1234567"),
        ] as [(Text, Text, Text)])
    func programsGetPlainDigits(locale: Text, canonical: Text, written: Text) throws {
        #expect(try format(locale).written(canonical) == written)
    }

    @Test(
        arguments: [
            ("de", "de_DE"), ("de_DE.UTF-8", "de_DE"), ("de_DE@euro", "de_DE"), ("de-DE", "de_DE"), ("de_XX", "de_DE"),
            ("es_AR", "es_ES"), ("C.UTF-8", "C"), ("sr_Latn_RS", "sr_RS"), ("en", "en_GB"),
        ] as [(Text, Text)])
    func aLocaleIsFoundByItsLanguage(name: Text, same: Text) throws {
        #expect(try format(name) == format(same))
    }

    @Test func regionsDepartFromTheirLanguage() throws {
        for (region, language) in [("de_CH", "de"), ("es_MX", "es"), ("en_IN", "en"), ("pt_PT", "pt"), ("ar_MA", "ar")]
        {
            #expect(try format(Text(region)) != format(Text(language)))
        }
    }

    @Test(arguments: ["", "xx", "xx_DE", "_DE", ".UTF-8", "klingon"] as [Text])
    func otherNamesAreNotKnown(name: Text) {
        #expect(NumberFormat(locale: name) == nil)
    }

    @Test func aWholeScreenIsDrawn() throws {
        let row = Table.Row(cells: ["1", "0:59.95"])
        let table = Table(
            id: "laps", name: "Laps", columns: [], openRow: row, rows: [row],
            footer: [Readout(id: "best", name: "Best", text: "1234567.5")])
        let line = Line(trailing: Readout(id: "result", name: "Result", text: "1234567.5"))
        let screen = Screen(app: "test", title: "Test", display: [line], table: table).drawn(in: try format("de_DE"))
        #expect(screen.display[0].trailing.text == "1.234.567,5")
        #expect(screen.table?.rows[0].cells == ["1", "0:59,95"] && screen.table?.openRow?.cells == ["1", "0:59,95"])
        #expect(screen.table?.footer[0].text == "1.234.567,5")
    }
}
