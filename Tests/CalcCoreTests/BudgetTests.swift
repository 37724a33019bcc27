import CalcCore
import Screens
import Testing

/// Long input stays quick; what would take too long is refused in words.
struct BudgetTests {
    @Test("thousands of digits, key by key", .timeLimit(.minutes(5)))
    func manyDigits() throws {
        let digits = String(repeating: "7", count: 9_000)
        let sum = try calculator(after: Text("\(digits) - \(digits) + 1 ="))
        #expect(screen(of: sum).text(of: "result") == "1")
        #expect(try screen(after: digits).text(of: "result") == digits)
    }

    @Test func anEntryThatIsFull() throws {
        var calculator = try calculator(after: Text(String(repeating: "7", count: Entry.longest)))
        #expect(screen(of: calculator).fact("status") == "No more digits fit")
        let full = calculator
        reduce(&calculator, .addDigit(.one))
        reduce(&calculator, .addPoint)
        #expect(calculator == full)
        reduce(&calculator, .backspace)
        #expect(screen(of: calculator).fact("status") == "")
    }

    @Test(
        "a number that grows without end is shown by its exponent",
        .timeLimit(.minutes(5)),
        arguments: [
            ("sq", "7.85647468281e951495804524935"), ("inv sq", "7.85647468281e951495804524935"),
            ("sq neg", "-7.85647468281e951495804524935"), ("sq =", "7.85647468281e951495804524935"),
        ])
    func growsLong(keys: String, result: String) throws {
        let shown = try screen(after: "7 " + String(repeating: keys + " ", count: 50))
        #expect(shown.text(of: "result") == result)
        #expect(shown.mark("mark") == "≈")
    }

    @Test(
        "x² a hundred times: in the end not even the exponent can be told, and the entry is kept",
        .timeLimit(.minutes(5)))
    func growsTooLong() throws {
        let script = "2" + String(repeating: " sq", count: 100)
        #expect(try screen(after: script).fact("status") == "The result is too large even for its exponent to be told")
        #expect(try screen(after: script + " back").fact("status") == "")
        #expect(try screen(after: script + " 5 + 1 =").text(of: "result") == "6")
    }

    @Test("√ a hundred times: rounded to 1, which is not the whole truth", .timeLimit(.minutes(5)))
    func shrinksToOne() throws {
        let shown = try screen(after: "2" + String(repeating: " sqrt", count: 100))
        #expect(shown.text(of: "result") == "1")
        #expect(shown.mark("mark") == "≈")
        let distance = try screen(after: "2" + String(repeating: " sqrt", count: 100) + " - 1 =")
        #expect(distance.text(of: "result") == "5.46796712308e-31")
    }

    @Test("PC-22: % many times in a row", .timeLimit(.minutes(5)))
    func percentManyTimes() throws {
        let script = "7" + String(repeating: " %", count: 1_000)
        #expect(try screen(after: script).text(of: "result") == "7e-2000")
    }

    @Test("a sum of twenty thousand terms", .timeLimit(.minutes(5)))
    func longSum() throws {
        let shown = try screen(after: String(repeating: "1 + ", count: 20_000) + "1 =")
        #expect(shown.text(of: "result") == "20001")
        let line = try #require(shown.text(of: "line"))
        #expect(line.utf8.count < 2_100)
        #expect(try evaluate(Text(String(line.dropLast(2)))).value?.rational == 20_001)
    }

    @Test("a sum of a thousand roots goes on as its closed form", .timeLimit(.minutes(5)))
    func longSumOfRoots() throws {
        let shown = try screen(after: "2 sqrt + 3 sqrt" + String(repeating: " =", count: 1_000))
        #expect(shown.text(of: "result") == "1733.46502113")
        #expect(shown.text(of: "detail") == "1000√3+√2")
        let line = try #require(shown.text(of: "line"))
        #expect(line.utf8.count < 2_100)
        #expect(try evaluate(Text("\(line.dropLast(2)) − √2 − 1000√3")).value?.rational == 0)
    }

    @Test("a sum of roots without a closed form is cut short, and says so", .timeLimit(.minutes(5)))
    func longSumWithoutForm() throws {
        let shown = try screen(after: (0..<250).map { "\($0 * $0 + 1) sqrt +" }.joined(separator: " ") + " 0 =")
        #expect(shown.text(of: "line")?.contains("…") == true)
        #expect(shown.text(of: "result") == "31128.9393233")
    }

    @Test(
        "functions of functions without end", .timeLimit(.minutes(5)),
        arguments: ["inv", "neg", "sq sqrt", "% inv inv"])
    func nestedFunctions(keys: String) throws {
        let line = try screen(after: "5 " + String(repeating: keys + " ", count: 2_000)).text(of: "line") ?? ""
        #expect(line.utf8.count < 12_000)
    }
}
