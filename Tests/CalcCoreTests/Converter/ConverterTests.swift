import ExactReal
import LoopTesting
import Screens
import Testing

@testable import CalcCore

/// The converter beyond the scripts: the list of units, the fields, and that it says what a line says.
struct ConverterTests {
    @Test(
        "what is looked for comes first",
        arguments: [
            ("mile", "mi"), ("Meter", "m"), ("kilometer", "km"), ("litre", "L"), ("ton", "t"), ("miles", "mi"),
            ("kilometers", "km"), ("mW", "mW"),
            ("MW", "MW"), ("pounds", "lb"), ("fahrenheit", "°F"), ("byte", "B"), ("horse", "hp"), ("light y", "ly"),
            ("angstrom", "Å"), ("knots", "kn"), ("pascal", "Pa"),
        ])
    func search(_ text: String, _ symbol: String) throws {
        var calculator = Calculator(in: .converter)
        for command in [.findUnit, .type(Text(text))] as [EntryCommand] {
            reduce(&calculator, .entry(command))
        }
        #expect(calculator.view.asked?.search?.selected?.symbol.string == symbol)
        reduce(&calculator, .entry(.accept))
        #expect(calculator.view.asked == nil)
        #expect(calculator.sheet.converter.first.symbol.string == symbol)
    }

    @Test func theListIsNoStep() throws {
        let calculator = try calculator(after: "5 search-units find:ounce next-row dismiss undo", in: .converter)
        #expect(calculator.sheet.converter.pad.editor.isEmpty)
        #expect(calculator.view.asked == nil)
    }

    @Test func nothingIsFound() throws {
        let screen = try screen(after: "search-units find:smoot", in: "converter")
        #expect(screen.hint == "No unit is found")
        #expect(screen.control(id: "accept")?.isEnabled == false)
    }

    @Test("the numbers are those of a line, for any units and numbers", arguments: (1...20).map { UInt64($0) })
    func agreement(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<40 {
            let source = try #require(ConvertibleUnit.all.randomElement(using: &random))
            let others = ConvertibleUnit.all.filter { $0.categoryPlace == source.categoryPlace && $0 != source }
            let target = try #require(others.randomElement(using: &random))
            let number = "\(UInt16.random(in: 1...9999, using: &random)).\(UInt8.random(in: 0...99, using: &random))"
            let text = Text(number) + " " + source.symbol + " to " + target.symbol
            let conversion = Conversion(source: source, target: target)
            let outcome = Request.conversion(Text(number), conversion, .degrees, Definitions()).outcome(budget: .key())
            let line = Request.line(text, .degrees, Definitions()).outcome(budget: .key())
            #expect(outcome.term?.value == line.term?.value, "\(text.string), seed \(seed)")
            #expect(outcome.term?.reading == line.term?.reading, "\(text.string), seed \(seed)")
        }
    }

    @Test("what is copied stands for the number worked out, without its unit")
    func copying() throws {
        var calculator = try calculator(after: "unit-km 100 field-second unit-mi", in: .converter)
        let copied = try #require(calculator.shownTerm?.reading.text)
        for command in [.copy(copied), .paste(copied)] as [Command] { reduce(&calculator, command) }
        calculator.settle()
        #expect(calculator.shownTerm?.value.rational == Rational(100))
        #expect(calculator.shownTerm?.reading.whole == "100 km")
    }

    @Test("the list of units and the number of a bit are asked for in their modes alone")
    func asking() {
        for (mode, id) in [(Mode.basic, "search-units"), (.programmer, "search-units"), (.converter, "turn-bit")] {
            var calculator = Calculator(in: mode)
            for command in [Command(.press(Text(id), at: 0)), .entry(.type("1")), .entry(.accept)] {
                if let command { reduce(&calculator, command) }
            }
            #expect(calculator == Calculator(in: mode))
        }
    }
}
