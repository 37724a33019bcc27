import CalcCore
import LoopTesting
import Screens
import Testing

/// A result in other forms than its digits, by `Tests/Cases/result-forms.tsv`.
struct ResultFormTests {
    static let forms = cases(in: "result-forms.tsv")

    private func calculator(_ row: [String: String], then more: String = "") throws -> Calculator {
        let mode = try #require(Mode(named: Text(row["mode"] ?? "")))
        return try CalcCore.calculator(after: Text((row["keys"] ?? "") + more), in: mode)
    }

    @Test("only forms that exist are offered", arguments: forms)
    func offered(_ row: [String: String]) throws {
        let forms = screen(of: try calculator(row)).forms
        #expect(forms.map { $0.id.string.dropFirst("show-".count) } == (row["forms"] ?? "").split(separator: " "))
        #expect(forms.isEmpty || forms.filter { $0.isOn == true }.map { $0.id } == ["show-decimal"])
    }

    @Test("the one chosen is shown, with the digits beside it", arguments: forms.filter { $0["form"] ?? "" != "" })
    func shown(_ row: [String: String]) throws {
        let form = row["form"] ?? ""
        let screen = screen(of: try calculator(row, then: " show-\(form)"))
        #expect(screen.mark("mark") == row["mark"])
        #expect(screen.text(of: "result") == row["result"])
        #expect(screen.text(of: "detail") == row["detail"])
        #expect(screen.forms.filter { $0.isOn == true }.map { $0.id.string } == ["show-\(form)"])
    }

    @Test(
        "what is shown can be fed back and means itself",
        arguments: forms.filter { $0["mark"] == "=" && $0["id"] != "closed" })
    func fedBack(_ row: [String: String]) throws {
        let shown = try calculator(row, then: " show-\(row["form"] ?? "")")
        let text = try #require(screen(of: shown).text(of: "result"))
        let value = try shown.history.last?.value ?? evaluate(Text(row["keys"] ?? "")).value
        #expect(try evaluate(Text(text)).value?.rational == #require(value?.rational))
    }

    @Test("the next result stands in digits again; the exact form stays until another is chosen")
    func nextResult() throws {
        #expect(try screen(after: "2 + 3 = show-binary + 1 =").text(of: "result") == "6")
        let exact = try CalcCore.calculator(after: "1 / 3 = show-exact / 2 =")
        #expect(screen(of: exact).text(of: "result") == "1/6")
        #expect(try screen(after: "1 / 3 = show-exact / 2 = show-decimal * 1 =").text(of: "result") == "0.166666666667")
    }

    @Test("more digits take the place of a form")
    func moreDigits() throws {
        let calculator = try CalcCore.calculator(after: "1 / 3 = show-scientific more-digits")
        #expect(screen(of: calculator).text(of: "result") == "0.333333333333333…")
    }

    @Test("a number copied in a form is the number")
    func copied() throws {
        var calculator = try CalcCore.calculator(after: "1 / 3 = show-scientific")
        let shown = Text(try #require(screen(of: calculator).text(of: "result")))
        for command: Command in [.copy(shown), .clear, .paste(shown), .operation(.multiply), .addDigit(.three), .equal]
        {
            reduce(&calculator, command)
        }
        #expect(screen(of: calculator).text(of: "result") == "1")
    }
}
